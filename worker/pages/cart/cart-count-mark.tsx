/**
 * The number of cart lines on this page. The headers of a streamed page are sent before its cart is
 * loaded. The browser therefore corrects badge and cookie from this element
 * (`client/islands/cart/correct-cart-count.ts`).
 */
export function CartCountMark({ count }: { readonly count: number }) {
  return <data id="cart-count" value={count} hidden />
}
