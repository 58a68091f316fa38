/**
 * Other shops, each built for production from its public source: a listing of 24, one process, two
 * shared cores. Ratios are valid on other machines, absolute numbers are not.
 */
export const PEERS = [
  { shop: 'Hydrogen', js: 108, html: 4.4, listing: 146, article: 194 },
  { shop: 'NextFaster', js: 187, html: 11, listing: 194, article: 170 },
  { shop: 'vercel/commerce', js: 171, html: 16, listing: 88, article: 132 },
  { shop: 'EverShop', js: 411, html: 33, listing: 35, article: 60 },
].map(({ shop, js, html, listing, article: product }) => ({
  shop,
  'JavaScript, KiB gzip': js,
  'HTML, KiB brotli': html,
  'listing, requests/s': listing,
  'article, requests/s': product,
}))
