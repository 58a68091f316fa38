import { expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

test.each(['{"limit": 1', 'limit=1', '\u0000'])(
  'a body that is not JSON is refused: %j',
  async (body) => {
    expect(refusalIn(await call('POST', '/country', { body })).status).toBe(400)
  },
)

test.each(['"text"', '[1, 2]', '7'])('JSON that is not an object is ignored: %s', async (body) => {
  expect((await call('POST', '/country', { body })).status).toBe(200)
})

test('a form body equals JSON, other types are refused', async () => {
  const post = (type: string) =>
    call('POST', '/country', { body: 'limit=1', headers: { 'content-type': type } })
  expect((await post('application/x-www-form-urlencoded')).body).toMatchObject({ limit: 1 })
  expect(refusalIn(await post('text/plain')).status).toBe(415)
})

test('an unknown path is refused before the key is checked', async () => {
  const response = await call('GET', '/no-such-thing', { headers: { 'sw-access-key': '' } })
  expect(refusalIn(response).status).toBe(404)
  expect(response.headers.get('sw-context-token')).toBeNull()
})

test('a body over 256 kB is refused, and the cart is unchanged', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleProduct()
  await visitor.add(id, 1)
  const response = await visitor.call('POST', '/checkout/cart/line-item', {
    items: [{ id, quantity: 1, type: 'product', note: 'x'.repeat(257 * 1024) }],
  })
  expect(refusalIn(response).status).toBe(413)
  expect((await visitor.cart()).lineItems).toMatchObject([{ quantity: 1 }])
})

test('an empty body is an empty criteria', async () => {
  expect((await call('POST', '/country', { body: '' })).status).toBe(200)
})

test('unknown fields are ignored', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleProduct()
  const response = await visitor.call('POST', '/checkout/cart/line-item', {
    items: [{ id, quantity: 1, type: 'product', colour: 'red', children: [] }],
    season: 'winter',
  })
  expect(response.status).toBe(200)
  expect(response.body).toMatchObject({ lineItems: [{ id, quantity: 1 }] })
})

test('an unknown path gets an error in the form of the Store API', async () => {
  expect(refusalIn(await call('GET', '/no-such-thing')).status).toBe(404)
})

test('an unsupported method is refused', async () => {
  expect(refusalIn(await call('DELETE', '/country')).status).toBe(405)
})
