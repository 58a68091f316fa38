/** The browser's files that every page names. */
export const CLIENT_SOURCES = {
  entry: 'client/entry.ts',
  print: 'client/styles/print.css',
  font: 'client/fonts/overpass-core-wght-normal.woff2',
} as const

/**
 * What pages wear: `all` is on each, one of the others beside it
 * (`docs/decisions/053-a-light-page.md`).
 */
export const STYLES = {
  all: 'client/styles/style.css',
  home: 'client/styles/pages/home.css',
  listing: 'client/styles/pages/listing.css',
  article: 'client/styles/pages/article.css',
  text: 'client/styles/pages/text.css',
  guide: 'client/styles/pages/guide.css',
  drawn: 'client/styles/pages/drawn.css',
  other: 'client/styles/pages/other.css',
} as const

/** Islands that wake as soon as their page is there. */
export const WAKING_ISLANDS = {
  'cart-de': 'client/islands/cart/cart-de.tsx',
  'cart-en': 'client/islands/cart/cart-en.tsx',
  'checkout-de': 'client/islands/checkout/checkout-de.tsx',
  'checkout-en': 'client/islands/checkout/checkout-en.tsx',
} as const
