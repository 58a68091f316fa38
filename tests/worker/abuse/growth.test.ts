import { env } from 'cloudflare:workers'
import { listDurableObjectIds, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { idOf, randomText } from '#worker/backend/sql/ids.ts'
import { hasSession } from '#worker/backend/shopper/tables.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { register } from '#tests/worker/backend/sales/guest.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'

const LINE_ITEM = '/checkout/cart/line-item'
const adding = (id: string) => ({ items: [{ id, type: 'product', quantity: 1 }] })
const many = (count: number) => Array.from({ length: count }, (_, index) => index)

beforeAll(() => stockShop([aBuckle('24500')]))

/** Number of Durable Objects with stored data; an object that was only queried stores nothing. */
async function objects(): Promise<number> {
  const ids = await listDurableObjectIds(env.SHOPPER)
  const stored = ids.map((id) =>
    runInDurableObject(env.SHOPPER.get(id), (_session, { storage }) => hasSession(storage.sql)),
  )
  return (await Promise.all(stored)).filter(Boolean).length
}

test('adding an unknown product creates no session and reports the product as not found', async () => {
  const before = await objects()
  for (const index of many(20)) {
    const cart = await aClient().ask(Cart, 'POST', LINE_ITEM, adding(idOf('product', `x${index}`)))
    expect([
      cart.lineItems,
      Object.values(cart.errors).map(({ messageKey }) => messageKey),
    ]).toEqual([[], ['product-not-found']])
  }
  expect(await objects()).toBe(before)
})

test('adding an unknown promotion code creates no session', async () => {
  const before = await objects()
  const items = [{ type: 'promotion', referencedId: 'GRATIS' }]
  expect((await aClient().call('POST', LINE_ITEM, { items })).status).toBe(200)
  expect(await objects()).toBe(before)
})

test('a choice without a cart creates no session, but is remembered in the token', async () => {
  const before = await objects()
  for (const _ of many(20)) {
    const client = aClient()
    await client.call('PATCH', '/context', { countryId: idOf('country', 'CH') })
    await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
    expect(client.token).toMatch(/^[0-9A-Za-z]{32}$/)
  }
  expect(await objects()).toBe(before)
  const client = aClient()
  await client.call('PATCH', '/context', { countryId: idOf('country', 'CH') })
  const { shippingLocation } = await client.ask(SalesChannelContext, 'GET', '/context')
  expect(shippingLocation.country.iso).toBe('CH')
  const cart = await client.ask(Cart, 'POST', LINE_ITEM, adding(idOfProduct('24500')))
  expect(cart.price.taxStatus).toBe('tax-free')
})

test('a VAT id is refused until the cart has a product', async () => {
  const client = aClient()
  const vatId = { ripstopVatId: 'ATU12345678' }
  expect(await client.refused('PATCH', '/context', vatId)).toEqual([400, 'VIOLATION::NO_CART_YET'])
  await client.call('POST', LINE_ITEM, adding(idOfProduct('24500')))
  expect((await client.call('PATCH', '/context', vatId)).status).toBe(200)
})

test('the first product in a cart creates one session', async () => {
  const before = await objects()
  const client = aClient()
  await client.call('POST', LINE_ITEM, adding(idOfProduct('24500')))
  await client.call('POST', LINE_ITEM, adding(idOf('product', 'x')))
  expect(await objects()).toBe(before + 1)
})

test('two simultaneous first products are added to one cart', async () => {
  const client = aClient()
  await client.call('GET', '/context')
  const add = () => client.call('POST', LINE_ITEM, adding(idOfProduct('24500')))
  await Promise.all([add(), add()])
  const cart = await client.ask(Cart, 'GET', '/checkout/cart')
  expect(cart.lineItems.map(({ quantity }) => quantity)).toEqual([2])
})

test('lookups of forged session tokens are limited per network', async () => {
  const requested = async () => (await listDurableObjectIds(env.SHOPPER)).length
  const before = await requested()
  for (const _ of many(90)) {
    const client = aClient({ ip: '192.0.2.77' })
    client.withToken(randomText(32))
    expect((await client.call('GET', '/checkout/cart')).status).toBe(200)
  }
  expect((await requested()) - before).toBe(50)
})

/** The session object of a token, unused for `unusedMs`, after its alarm has run. */
async function afterItsAlarm(token: string, unusedMs: number) {
  const object = env.SHOPPER.get(env.SHOPPER.idFromName(token.slice(0, 16)))
  const alarmAt = await runInDurableObject(object, async (_session, { storage }) => {
    storage.sql.exec('UPDATE cart SET last_used_at = last_used_at - ?', unusedMs)
    return storage.getAlarm()
  })
  await runDurableObjectAlarm(object)
  const isThere = await runInDurableObject(object, (_session, { storage }) =>
    hasSession(storage.sql),
  )
  return { waitsMs: (alarmAt ?? Infinity) - Date.now(), isThere }
}

test('a session that never had products deletes its guest within an hour', async () => {
  const client = aClient()
  await register(client)
  const { waitsMs, isThere } = await afterItsAlarm(client.token, HOUR_MS)
  expect(waitsMs).toBeLessThanOrEqual(HOUR_MS)
  expect(isThere).toBe(false)
})

test('a session with products preserves the cart of its guest', async () => {
  const client = aClient()
  await register(client)
  await client.call('POST', LINE_ITEM, adding(idOfProduct('24500')))
  expect((await afterItsAlarm(client.token, HOUR_MS)).isThere).toBe(true)
})
