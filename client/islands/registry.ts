/** All hydrated code: each island and its messages in each language are separate chunks. */
export const registry = {
  account: {
    part: () => import('./account/account-form.tsx').then((part) => part.AccountForm),
    de: () => import('./messages/de/account.ts'),
    en: () => import('./messages/en/account.ts'),
  },
  buy: {
    part: () => import('./buy.tsx').then((part) => part.Buy),
    de: () => import('./messages/de/buy.ts'),
    en: () => import('./messages/en/buy.ts'),
  },
  cart: {
    part: () => import('./cart/cart.tsx').then((part) => part.Cart),
    de: () => import('./messages/de/cart.ts'),
    en: () => import('./messages/en/cart.ts'),
  },
  checkout: {
    part: () => import('./checkout/checkout.tsx').then((part) => part.Checkout),
    de: () => import('./messages/de/checkout.ts'),
    en: () => import('./messages/en/checkout.ts'),
  },
  preview: {
    part: () => import('./preview/preview.tsx').then((part) => part.Preview),
    de: () => import('./messages/de/preview.ts'),
    en: () => import('./messages/en/preview.ts'),
  },
  'true-size': {
    part: () => import('./true-size/true-size.tsx').then((part) => part.TrueSize),
    de: () => import('./messages/de/true-size.ts'),
    en: () => import('./messages/en/true-size.ts'),
  },
  'cut-preview': {
    part: () => import('./cut-preview/cut-preview.tsx').then((part) => part.CutPreviewIsland),
    de: () => import('./messages/de/cut-preview.ts'),
    en: () => import('./messages/en/cut-preview.ts'),
  },
}

export type IslandName = keyof typeof registry
