/** All hydrated code: each island, and its texts in each language, is a chunk of its own. */
export const registry = {
  account: {
    part: () => import('./account/account-form.tsx').then((part) => part.AccountForm),
    de: () => import('./words/de/account.ts'),
    en: () => import('./words/en/account.ts'),
  },
  buy: {
    part: () => import('./buy.tsx').then((part) => part.Buy),
    de: () => import('./words/de/buy.ts'),
    en: () => import('./words/en/buy.ts'),
  },
  cart: {
    part: () => import('./cart/cart.tsx').then((part) => part.Cart),
    de: () => import('./words/de/cart.ts'),
    en: () => import('./words/en/cart.ts'),
  },
  checkout: {
    part: () => import('./checkout/checkout.tsx').then((part) => part.Checkout),
    de: () => import('./words/de/checkout.ts'),
    en: () => import('./words/en/checkout.ts'),
  },
  preview: {
    part: () => import('./preview/preview.tsx').then((part) => part.Preview),
    de: () => import('./words/de/preview.ts'),
    en: () => import('./words/en/preview.ts'),
  },
  'true-size': {
    part: () => import('./true-size/true-size.tsx').then((part) => part.TrueSize),
    de: () => import('./words/de/true-size.ts'),
    en: () => import('./words/en/true-size.ts'),
  },
  unroll: {
    part: () => import('./unroll/unroll.tsx').then((part) => part.Unroll),
    de: () => import('./words/de/unroll.ts'),
    en: () => import('./words/en/unroll.ts'),
  },
}

export type IslandName = keyof typeof registry
