/** The complete list of hydrated code: each island is a chunk of its own. */
export const registry = {
  buy: () => import('./buy.tsx').then(({ Buy }) => Buy),
  checkout: () => import('./checkout/checkout.tsx').then(({ Checkout }) => Checkout),
  cart: () => import('./cart/cart.tsx').then(({ Cart }) => Cart),
}

export type IslandName = keyof typeof registry
