const REACT =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/client\/(islands\/hydrate|ui\/(words\/language|price\/segment)-context)\./
const WORDS = /\/shared\/i18n\/(\w+)\/(order-fields|forms)\./
const PARTS =
  /\/node_modules\/(rosetta|dlv|templite)\/|\/client\/(islands\/(use-hydrated|cart\/remarks)|ui\/(icon|notice|order\/sum-rows|words\/words))\.|\/shared\/(domain\/result|i18n\/translate)\./
const CHECKED =
  /\/node_modules\/zod\/|\/client\/islands\/checkout\/checks\.|\/shared\/schemas\/forms\/(address|answer-values|cart-view|checkout|checkout-view|customer-checkout|fault|fields|text|zod)\./

/**
 * Modules of the browser that share a file. Left to itself the bundler makes a file for every set
 * of islands that share something, and a dozen small files compress worse than a few: cart and
 * checkout have 90 kB for everything, of which React takes 68.
 */
export const CLIENT_CHUNKS = [
  // Parts of nearly every island; no script may use them that is to do without React.
  { name: 'react', test: (id: string) => REACT.test(id) || PARTS.test(id), priority: 3 },
  { name: languageOf, debugName: 'words', test: WORDS, priority: 2 },
  { name: 'checked', test: CHECKED, priority: 1 },
]

function languageOf(id: string): string {
  return `words-${WORDS.exec(id)?.[1] ?? ''}`
}
