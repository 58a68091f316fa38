export const DEFAULT_CURRENCY = 'EUR'

const CODE = /^[A-Z]{3}$/

let read = (): string | undefined => undefined

/**
 * ISO 4217 code of the currency of all amounts. In a worker it is that of the request, in a browser
 * that of the page.
 */
export function shopCurrency(): string {
  const code = read()
  return code && CODE.test(code) ? code : DEFAULT_CURRENCY
}

/** Names the source of the currency. Called once, when a worker or a page starts. */
export function readCurrencyFrom(source: () => string | undefined): void {
  read = source
}
