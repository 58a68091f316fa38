import type { Locale } from '#shared/i18n/locales.ts'

/** Client files that every page names. */
export const CLIENT_SOURCES = {
  entry: 'client/entry.ts',
  print: 'client/styles/print.css',
  font: 'client/fonts/overpass-core-wght-normal.woff2',
} as const

/** Style sheets: every page has `all` and one of the others (docs/performance.md#choices-for-speed). */
export const STYLES = {
  all: 'client/styles/style.css',
  home: 'client/styles/pages/home.css',
  listing: 'client/styles/pages/listing.css',
  product: 'client/styles/pages/product.css',
  text: 'client/styles/pages/text.css',
  guide: 'client/styles/pages/guide.css',
  visualizers: 'client/styles/pages/visualizers.css',
  other: 'client/styles/pages/other.css',
} as const

/** Islands that hydrate on load, with their message files by language. */
export const EAGER_ISLANDS: Readonly<
  Record<'cart' | 'checkout', Readonly<Record<Locale, readonly string[]>>>
> = {
  cart: {
    de: ['client/islands/cart/cart.tsx', 'client/islands/messages/de/cart.ts'],
    en: ['client/islands/cart/cart.tsx', 'client/islands/messages/en/cart.ts'],
  },
  checkout: {
    de: ['client/islands/checkout/checkout.tsx', 'client/islands/messages/de/checkout.ts'],
    en: ['client/islands/checkout/checkout.tsx', 'client/islands/messages/en/checkout.ts'],
  },
}
