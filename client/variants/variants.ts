import { isPlainClick } from '../islands/plain-click.ts'

const openVariant = async (href: string, option: string | null) => {
  try {
    const part = await import('./open-variant.ts')
    await part.openVariant(href, option)
  } catch {
    location.assign(href)
  }
}

/**
 * Another variant of a product replaces the shown one in place. The code loads on the first choice.
 * While the browser is offline the links work as without script.
 */
export function enhanceVariants(): void {
  if (!document.querySelector('[data-variant]')) return
  let shown = location.pathname
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-variant]')
    if (!link || !isPlainClick(event) || !navigator.onLine) return
    event.preventDefault()
    shown = link.pathname
    void openVariant(link.href, link.dataset.variant ?? null)
  })
  addEventListener('popstate', () => {
    if (location.pathname === shown) return
    shown = location.pathname
    void openVariant(location.href, null)
  })
}
