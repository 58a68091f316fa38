import { mayPrefetch } from '#shared/prefetch.ts'

const DELAY_MS = 1_000
const MAX_AT_ONCE = 4

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * For browsers without speculation rules: prefetches a link that was hovered or touched for a
 * second. At most four at once; none with data saver or on slow connections.
 */
export function prefetchOnIntent(): void {
  const requested = new Set([location.href])
  let running = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function prefetch(href: string) {
    if (running >= MAX_AT_ONCE || requested.has(href)) return
    requested.add(href)
    running++
    await fetch(href, { priority: 'low' }).catch(() => undefined)
    running--
  }

  function begin({ target }: Event) {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.rel || link.download) return
    if (isSlow() || !mayPrefetch(link)) return
    timer = setTimeout(() => void prefetch(link.href.replace(/#.*/, '')), DELAY_MS)
  }
  addEventListener('pointerover', begin, { passive: true })
  addEventListener('touchstart', begin, { passive: true })
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
