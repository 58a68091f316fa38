import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { CALLS, READS } from '#tests/worker/backend/account/access.ts'
import { aGuest, anEmail, aRegistration, STOREFRONT } from '#tests/worker/backend/account/people.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { GROWTH } from './growth-by-call.ts'

beforeAll(async () => {
  await emptyStorage()
  await stockShop([aBuckle('24500', { stock: 1000 })])
})

test('every call of visitors declares the storage that it grows', () => {
  const reads = new Set(READS.map((path) => `POST ${path}`))
  const writes = Object.entries(CALLS).filter(
    ([route, { access }]) =>
      access !== 'customers' && !route.startsWith('GET ') && !reads.has(route),
  )
  expect(Object.keys(GROWTH).toSorted()).toEqual(writes.map(([route]) => route).toSorted())
})

/** Rows by table. */
async function rows(): Promise<ReadonlyMap<string, number>> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
      AND name NOT LIKE '_cf_%' AND name <> 'd1_migrations'`,
  ).all()
  const names = results.map(({ name }) => String(name))
  const counts = await env.DB.batch(
    names.map((name) => env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`)),
  )
  return new Map(
    names.map((name, index) => [name, Number(Object(counts[index]?.results[0])['n'])] as const),
  )
}

/** Calls of visitors without an account, with contents that are accepted. */
const ACCEPTED: Readonly<Record<string, () => Promise<unknown>>> = {
  'POST /account/register': () => aClient().call('POST', '/account/register', aRegistration()),
  'POST /contact-form': () =>
    aClient().call('POST', '/contact-form', {
      email: anEmail(),
      subject: 'Frage',
      comment: 'Wie schwer ist der Stoff?',
    }),
  'POST /revocation-request-form': () =>
    aClient().call('POST', '/revocation-request-form', {
      email: anEmail(),
      contractNumber: '99999',
    }),
  'POST /newsletter/subscribe': () =>
    aClient().call('POST', '/newsletter/subscribe', {
      email: anEmail(),
      option: 'subscribe',
      storefrontUrl: STOREFRONT,
    }),
  'POST /back-in-stock': () =>
    aClient().call('POST', '/back-in-stock', {
      email: anEmail(),
      productId: idOfProduct('24500'),
      quantity: 2000,
    }),
  'POST /project': () =>
    aClient().call('POST', '/project', { name: 'Zelt', description: 'Für zwei' }),
  'POST /checkout/cart/line-item': () => inCart(aClient()),
  'POST /checkout/order': async () => {
    const { client } = await aGuest()
    await inCart(client)
    await client.call('PATCH', '/context', { paymentMethodId: idOf('payment', 'prepayment') })
    return client.ask(Order, 'POST', '/checkout/order', {})
  },
}

function inCart(client: ReturnType<typeof aClient>) {
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 1 }]
  return client.call('POST', '/checkout/cart/line-item', { items })
}

test.each(Object.entries(ACCEPTED))('%s grows no other table', async (route, call) => {
  // An order needs a guest and a cart.
  const declared = new Set([
    ...(GROWTH[route] ?? []),
    ...(route === 'POST /checkout/order' ? (GROWTH['POST /account/register'] ?? []) : []),
  ])
  const before = await rows()
  await call()
  const grown = [...(await rows())].filter(([name, count]) => count > (before.get(name) ?? 0))
  expect(grown.map(([name]) => name).filter((name) => !declared.has(name))).toEqual([])
  if (declared.has('ShopperSession')) return
  expect(grown).not.toEqual([])
})
