import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { createApp } from '#worker/app.ts'
import { announceCatalogueVersion, catalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { secretOfShop, signatureOf } from '#worker/shopware-events/signature.ts'
import { aReplayedShopware, remoteAt } from './replayed-shopware.ts'

const HOST = 'events.shopware.test'
const SECRET = 'the-secret-of-the-manifest'
const SHOP_ID = 'aShopwareOfItsOwn'
const app = createApp()

async function ask(path: string, init: RequestInit = {}, secret = SECRET) {
  const ctx = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, init)
  const bindings = { ...env, ...remoteAt(HOST) }
  const response = await app.fetch(request, { ...bindings, SHOPWARE_APP_SECRET: secret }, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return { status: response.status, text }
}

function anEvent(eventId: string) {
  const source = { url: `https://${HOST}`, shopId: SHOP_ID, eventId }
  const data = { event: 'product.written', payload: [] }
  return JSON.stringify({ data, source, timestamp: Math.round(Date.now() / 1000) })
}

const signed = (body: string, secret = secretOfShop(SHOP_ID, SECRET)) => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'shopware-shop-signature': signatureOf(body, secret),
  },
  body,
})

const version = () => catalogueVersion(env.KV, Date.now() + 60_000)

beforeEach(async () => {
  vi.stubGlobal('fetch', aReplayedShopware(HOST).fetch)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await announceCatalogueVersion(env.KV, 'before')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a signed Shopware event creates a new catalogue version, its repetition does not', async () => {
  const event = signed(anEvent('first'))

  expect((await ask('/_shopware/events', event)).status).toBe(204)
  const announced = await version()
  expect(announced).toMatch(/^announced-\d+$/)

  expect((await ask('/_shopware/events', event)).status).toBe(204)
  expect(await version()).toBe(announced)
})

test.each([
  ['a wrong signature', signed(anEvent('wrong'), 'another secret'), 401],
  ['no signature', { method: 'POST', body: anEvent('unsigned') }, 401],
  ['nothing', { method: 'POST' }, 401],
  ['a body that is too large', signed(anEvent('x'.repeat(1_100_000))), 413],
])('an event with %s changes nothing', async (_what, init, status) => {
  expect((await ask('/_shopware/events', init)).status).toBe(status)
  expect(await version()).toBe('before')
})

test('without a configured secret events are refused', async () => {
  expect((await ask('/_shopware/events', signed(anEvent('unheard')), '')).status).toBe(404)
  expect((await ask('/_shopware/registration?shop-id=a&shop-url=b', {}, '')).status).toBe(404)
})

test('an app registration is signed, and returns the shop’s secret with a proof', async () => {
  const query = `shop-id=${SHOP_ID}&shop-url=https%3A%2F%2F${HOST}&timestamp=1795330000`
  const headers = { 'shopware-app-signature': signatureOf(query, SECRET) }

  const response = await ask(`/_shopware/registration?${query}`, { headers })

  expect(z.record(z.string(), z.string()).parse(JSON.parse(response.text))).toEqual({
    proof: signatureOf(`${SHOP_ID}https://${HOST}RipstopStorefront`, SECRET),
    secret: secretOfShop(SHOP_ID, SECRET),
    confirmation_url: 'https://shop.test/_shopware/events',
  })
  const forged = { 'shopware-app-signature': signatureOf(`${query}0`, SECRET) }
  expect((await ask(`/_shopware/registration?${query}`, { headers: forged })).status).toBe(401)
})
