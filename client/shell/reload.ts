const GUARD_MS = 10_000
const KEY = 'reloaded'

/** The build that rendered this page. */
export const buildId = document.documentElement.dataset.build

/**
 * Reloads the page because a part of this build no longer exists or is outdated. At most once in
 * ten seconds and once per build. Never over unsaved input: the page then works without the part.
 */
export function reloadOnce(): void {
  if (isInUse() || !navigator.onLine) return
  try {
    const [build, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    if (build === buildId || Date.now() - Number(at) < GUARD_MS) return
    sessionStorage.setItem(KEY, `${buildId} ${Date.now()}`)
    location.reload()
  } catch {
    // Without storage, nothing would prevent an endless reload.
  }
}

let isTyped = false
addEventListener('input', () => void (isTyped = true), { capture: true })

/** Whether a reload would lose input or an open dialog. */
function isInUse(): boolean {
  return isTyped || document.querySelector('dialog[open]') !== null
}
