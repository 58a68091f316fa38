/** Tells the shop's other tabs that the cart has changed. */
export const cartTabs =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('cart')
