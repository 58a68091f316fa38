/** The complete list of hydrated code: each island is a chunk of its own. */
export const registry = {
  buy: () => import('./buy.tsx').then((part) => part.Buy),
  preview: () => import('./preview/preview.tsx').then((part) => part.Preview),
  'true-size': () => import('./true-size/true-size.tsx').then((part) => part.TrueSize),
  unroll: () => import('./unroll/unroll.tsx').then((part) => part.Unroll),
  'account-de': () => import('./account/account-form-de.tsx').then((part) => part.AccountFormDe),
  'account-en': () => import('./account/account-form-en.tsx').then((part) => part.AccountFormEn),
  'cart-de': () => import('./cart/cart-de.tsx').then((part) => part.CartDe),
  'cart-en': () => import('./cart/cart-en.tsx').then((part) => part.CartEn),
  'checkout-de': () => import('./checkout/checkout-de.tsx').then((part) => part.CheckoutDe),
  'checkout-en': () => import('./checkout/checkout-en.tsx').then((part) => part.CheckoutEn),
}

export type IslandName = keyof typeof registry
