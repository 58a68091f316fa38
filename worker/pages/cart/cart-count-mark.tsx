/**
 * The number of lines of the cart on this page. The headers of a streamed page are sent before its
 * cart is loaded, so the browser corrects badge and cookie from here (`client/islands/cart/correct-cart-count.ts`).
 */
export function CartCountMark({ count }: { readonly count: number }) {
  return <data id="cart-count" value={count} hidden />
}
