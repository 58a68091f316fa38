const GUARD_MS = 10_000
const KEY = 'reloaded'

/** The build that this page was made by. */
export const buildId = document.documentElement.dataset.build

/**
 * Reloads the page because a part of this build is gone or old. At most once in ten seconds, once
 * for a build, and never over something that was typed: the page works on without the part.
 */
export function reloadOnce(): void {
  if (isInUse() || !navigator.onLine) return
  try {
    const [build, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (build === buildId || Date.now() - Number(at) < GUARD_MS) return
    sessionStorage.setItem(KEY, `${buildId} ${Date.now()}`)
    location.reload()
  } catch {
    // Where nothing can be remembered, nothing would keep a reload from following the next.
  }
}

let isTyped = false
addEventListener('input', () => void (isTyped = true), { capture: true })

/** Whether a reload would lose typed text or an open dialog. */
function isInUse(): boolean {
  return isTyped || document.querySelector('dialog[open]') !== null
}
