import { expect, test } from 'vitest'
import { ok } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { cachedReader } from '#worker/store-api/cache/cached-reader.ts'
import { createTransport } from '#worker/store-api/transport/transport.ts'

const ADDRESS = {
  url: 'https://shopware.test/store-api',
  accessKey: 'SWSCKEY',
  languageIds: () => Promise.resolve(ok({ de: 'd'.repeat(32), en: 'e'.repeat(32) })),
  segment: 'gross',
} as const
const CALL = { locale: 'de', schema: z.object({}) } as const

const breaks = () => Promise.reject(new Error('Network connection lost.'))
const takesTooLong = () => Promise.reject(new DOMException('8 s are over', 'TimeoutError'))
const isTooBusy = () => Promise.resolve(Response.json({}, { status: 503 }))
const breaksOff = () =>
  Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new Error()) })))

/** A shop that fails at its first call, with a call counter. */
function aShopThatFirst(fails: () => Promise<Response>) {
  let calls = 0
  const ask = createTransport(ADDRESS, () => {
    calls += 1
    return calls === 1 ? fails() : Promise.resolve(Response.json({}))
  })
  return { ask, calls: () => calls }
}

test.each([
  ['a broken connection', breaks],
  ['a truncated response', breaksOff],
])('after %s a GET and a posted catalogue read are retried', async (_, fails) => {
  const cart = aShopThatFirst(fails)
  expect((await cart.ask({ ...CALL, method: 'GET', path: '/checkout/cart' })).ok).toBe(true)
  const products = aShopThatFirst(fails)
  const read = cachedReader(products.ask)
  expect((await read('de', '/product', CALL.schema, {})).ok).toBe(true)
  expect([cart.calls(), products.calls()]).toEqual([2, 2])
})

test('a connection that fails twice is not tried a third time', async () => {
  let calls = 0
  const ask = createTransport(ADDRESS, () => {
    calls += 1
    return breaks()
  })
  const response = await ask({ ...CALL, method: 'GET', path: '/checkout/cart' })
  expect([response.ok, calls]).toEqual([false, 2])
})

test.each([
  ['a broken connection', breaks],
  ['a truncated response', breaksOff],
  ['a temporary refusal', isTooBusy],
])('writes are not repeated after %s', async (_, fails) => {
  for (const method of ['POST', 'PATCH', 'DELETE'] as const) {
    const { ask, calls } = aShopThatFirst(fails)
    expect((await ask({ ...CALL, method, path: '/checkout/order' })).ok).toBe(false)
    expect(calls()).toBe(1)
  }
})

test('a call that waited eight seconds is not retried', async () => {
  const { ask, calls } = aShopThatFirst(takesTooLong)
  expect((await ask({ ...CALL, method: 'GET', path: '/checkout/cart' })).ok).toBe(false)
  expect(calls()).toBe(1)
})

test('an overloaded shop gets a GET again, but not a search', async () => {
  const cart = aShopThatFirst(isTooBusy)
  expect((await cart.ask({ ...CALL, method: 'GET', path: '/checkout/cart' })).ok).toBe(true)
  const found = aShopThatFirst(isTooBusy)
  const read = cachedReader(found.ask)
  expect((await read('de', '/search', CALL.schema, {})).ok).toBe(false)
  expect([cart.calls(), found.calls()]).toEqual([2, 1])
})
