/** Stands for the built browser files, which these tests do not need. */
export default {
  entry: '/assets/entry-test.js',
  style: '/assets/style-test.css',
  font: '/assets/font-test.woff2',
  buildId: 'test',
}
