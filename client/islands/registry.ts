/** The complete list of hydrated code: each island is a chunk of its own. */
export const registry = {
  buy: () => import('./buy.tsx').then(({ Buy }) => Buy),
  preview: () => import('./preview/preview.tsx').then(({ Preview }) => Preview),
  'account-de': () =>
    import('./account/account-form-de.tsx').then(({ AccountFormDe }) => AccountFormDe),
  'account-en': () =>
    import('./account/account-form-en.tsx').then(({ AccountFormEn }) => AccountFormEn),
  'cart-de': () => import('./cart/cart-de.tsx').then(({ CartDe }) => CartDe),
  'cart-en': () => import('./cart/cart-en.tsx').then(({ CartEn }) => CartEn),
  'checkout-de': () => import('./checkout/checkout-de.tsx').then(({ CheckoutDe }) => CheckoutDe),
  'checkout-en': () => import('./checkout/checkout-en.tsx').then(({ CheckoutEn }) => CheckoutEn),
}

export type IslandName = keyof typeof registry
