import { showCartCount } from '#client/cart-count.ts'

/**
 * Corrects the header and the readable cookie on a page that shows the cart. The page's headers
 * were sent before the cart was loaded. The cookie's other values stay
 * (`worker/runtime/view-cookie.ts`).
 */
export function correctCartCount(count: number): void {
  const view = decodeURIComponent(/\bview=([^;]*)/.exec(document.cookie)?.[1] ?? '')
  const corrected = `n=${count}${view.replace(/^n=\d*/, '')}`
  if (view === corrected) return
  document.cookie = `view=${encodeURIComponent(corrected)};path=/;max-age=31536000;samesite=lax`
  showCartCount(count)
}
