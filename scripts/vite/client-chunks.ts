const REACT =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/client\/(islands\/hydrate|ui\/(messages\/language|price\/segment)-context)\./
const MESSAGES = /\/shared\/i18n\/(\w+)\/(order-fields|order-forms|missing)\./
const PARTS =
  /\/node_modules\/(rosetta|dlv|templite)\/|\/client\/(islands\/(use-hydrated|cart\/page-notices)|stores\/cart-tabs|ui\/(icon|notice|order\/sum-rows|messages\/messages))\.|\/shared\/(domain\/result|i18n\/translate)\./
const CHECKED =
  /\/node_modules\/zod\/|\/client\/islands\/checkout\/checks\.|\/shared\/schemas\/forms\/(address|response-values|cart-view|checkout|checkout-view|customer-checkout|field-error|fields|text|zod)\./

/**
 * Client modules that share a file. The bundler's default makes a file per set of islands; a dozen
 * small files compress worse, and cart and checkout have a budget of 90 kB, of which React takes
 * 68.
 */
export const CLIENT_CHUNKS = [
  // Parts of nearly every island; scripts without React may not import them.
  { name: 'react', test: (id: string) => REACT.test(id) || PARTS.test(id), priority: 3 },
  { name: languageOf, debugName: 'messages', test: MESSAGES, priority: 2 },
  { name: 'checked', test: CHECKED, priority: 1 },
]

function languageOf(id: string): string {
  return `messages-${MESSAGES.exec(id)?.[1] ?? ''}`
}
