import { expect, test } from 'vitest'
import { readMollie, type Mollie } from '#client/islands/checkout/card/read-mollie.ts'

type Listen = Parameters<ReturnType<Mollie['createComponent']>['addEventListener']>[1]
type Slot = Parameters<typeof readMollie>[1]

/** Mollie's script as documented, with the page's places for it. */
function aCheckout(createToken: Mollie['createToken']) {
  const listeners: Listen[] = []
  const error = { textContent: '' }
  const told = { textContent: '', focus: () => {} }
  const place = { dataset: { mollie: 'cardNumber' }, nextElementSibling: error }
  const slot = { querySelectorAll: () => [place], querySelector: () => told }
  const mounted: string[] = []
  const mollie: Mollie = {
    createComponent: (type) => ({
      mount: () => void mounted.push(type),
      addEventListener: (_event, listen) => void listeners.push(listen),
    }),
    createToken,
  }
  const read = readMollie(mollie, slot as unknown as Slot)
  return { read, mounted, told, error, type: (change: object = {}) => listeners[0]?.(change) }
}

test("a card in Mollie's fields is sent as a token", async () => {
  const { read, mounted, type } = aCheckout(async () => ({ token: 'tkn_abc' }))
  expect(mounted).toEqual(['cardNumber'])
  type()
  expect(await read()).toEqual([['cardToken', 'tkn_abc']])
})

test("empty card fields send no token: the provider's page asks for the card", async () => {
  const { read, type } = aCheckout(async () => ({ token: 'tkn_abc' }))
  type({ dirty: false })
  expect(await read()).toEqual([])
})

test("Mollie's error about a card is shown, and nothing is sent", async () => {
  const error = { message: 'The card number is invalid' }
  const checkout = aCheckout(async () => ({ error }))
  checkout.type({ error: 'Too short' })
  expect(checkout.error.textContent).toBe('Too short')
  expect(await checkout.read()).toBeNull()
  expect(checkout.told.textContent).toBe(error.message)
})

test("a failing script sends no token: the provider's page asks for the card", async () => {
  const { read, type } = aCheckout(() => Promise.reject(new Error('offline')))
  type()
  expect(await read()).toEqual([])
})
