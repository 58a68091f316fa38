import { AsyncLocalStorage } from 'node:async_hooks'
import { readCurrencyFrom } from '#shared/i18n/currency.ts'

const current = new AsyncLocalStorage<{ code: string | undefined }>()
readCurrencyFrom(() => current.getStore()?.code)

/** Runs a request whose currency is not known yet. */
export const runWithCurrency = <T>(run: () => T): T => current.run({ code: undefined }, run)

export function setRequestCurrency(code: string): void {
  const request = current.getStore()
  if (request) request.code = code
}
