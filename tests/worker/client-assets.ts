/** Stands for the built browser files, which these tests do not need. */
export default {
  entry: '/assets/entry-test.js',
  style: '/assets/style-test.css',
  print: '/assets/print-test.css',
  font: '/assets/font-test.woff2',
  sheets: {
    home: '/assets/home-test.css',
    listing: '/assets/listing-test.css',
    article: '/assets/article-test.css',
    text: '/assets/text-test.css',
    other: '/assets/other-test.css',
  },
  islands: { 'cart-de': [], 'cart-en': [], 'checkout-de': [], 'checkout-en': [] },
  buildId: 'test',
}
