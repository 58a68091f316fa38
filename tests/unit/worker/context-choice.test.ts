import { afterEach, expect, test, vi } from 'vitest'
import { ok } from '#shared/domain/result.ts'
import { contextApi } from '#worker/store-api/shopping/context-api.ts'
import type { Transport } from '#worker/store-api/transport/call.ts'

const SHOPPER = { locale: 'de', token: null } as const

afterEach(() => {
  vi.restoreAllMocks()
})

/** A client that records calls and returns nothing. */
function aClient() {
  const bodies: unknown[] = []
  const transport = (async (call: { body?: unknown }) => {
    bodies.push(call.body)
    return ok({ data: {}, token: null })
  }) as Transport
  return { bodies, change: contextApi(transport, SHOPPER).change }
}

test.each([
  [{ shippingMethodId: '' }, 'You need to provide shipping method id'],
  [{ paymentMethodId: '' }, 'You need to provide payment method id'],
  [{ shippingAddressId: '' }, 'You need to provide address id'],
  [{ billingAddressId: '' }, 'You need to provide address id'],
])("the choice %j is refused as the caller's error, with its field", async (choice, sentence) => {
  const { change, bodies } = aClient()
  await expect(change(choice)).rejects.toThrow(sentence)
  expect(bodies).toEqual([])
})

test('a currency without id is logged and ignored', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  const { change, bodies } = aClient()
  expect(await change({ currencyId: '' })).toMatchObject({ ok: true })
  expect(bodies).toEqual([])
  expect(said).toHaveBeenCalledWith(expect.stringContaining('currency-without-id'))
})

test('a currency with its id is sent to the session', async () => {
  const { change, bodies } = aClient()
  await change({ currencyId: 'a'.repeat(32) })
  expect(bodies).toEqual([{ currencyId: 'a'.repeat(32) }])
})
