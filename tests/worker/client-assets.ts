/** Replaces the built browser files, which these tests do not need. */
export default {
  entry: '/assets/entry-test.js',
  print: '/assets/print-test.css',
  font: '/assets/font-test.woff2',
  styles: {
    all: '.all{color:red}',
    home: '.home{color:red}',
    listing: '.listing{color:red}',
    product: '.product{color:red}',
    text: '.text{color:red}',
    guide: '.guide{color:red}',
    visualizers: '.visualizers{color:red}',
    other: '.other{color:red}',
  },
  islands: { cart: { de: [], en: [] }, checkout: { de: [], en: [] } },
  buildId: 'test',
}
