import { expect, test } from 'vitest'
import { aSimpleArticle } from '#tests/contract/store-api/articles.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

test.each(['{"limit": 1', 'limit=1', '\u0000'])(
  'a body that is not JSON is refused: %j',
  async (body) => {
    expect(refusalIn(await call('POST', '/country', { body })).status).toBe(400)
  },
)

test.each(['"text"', '[1, 2]', '7'])('JSON that is no object says nothing: %s', async (body) => {
  expect((await call('POST', '/country', { body })).status).toBe(200)
})

test('a form says as much as JSON does, other types are refused', async () => {
  const post = (type: string) =>
    call('POST', '/country', { body: 'limit=1', headers: { 'content-type': type } })
  expect((await post('application/x-www-form-urlencoded')).body).toMatchObject({ limit: 1 })
  expect(refusalIn(await post('text/plain')).status).toBe(415)
})

test('a path that does not exist is told before anybody asks for a key', async () => {
  const answer = await call('GET', '/no-such-thing', { headers: { 'sw-access-key': '' } })
  expect(refusalIn(answer).status).toBe(404)
  expect(answer.headers.get('sw-context-token')).toBeNull()
})

test('a body over 256 kB is refused, and the cart stays as it was', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleArticle()
  await visitor.add(id, 1)
  const answer = await visitor.call('POST', '/checkout/cart/line-item', {
    items: [{ id, quantity: 1, type: 'product', note: 'x'.repeat(257 * 1024) }],
  })
  expect(refusalIn(answer).status).toBe(413)
  expect((await visitor.cart()).lineItems).toMatchObject([{ quantity: 1 }])
})

test('an empty body is no criteria', async () => {
  expect((await call('POST', '/country', { body: '' })).status).toBe(200)
})

test('fields that nobody knows are ignored', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleArticle()
  const answer = await visitor.call('POST', '/checkout/cart/line-item', {
    items: [{ id, quantity: 1, type: 'product', colour: 'red', children: [] }],
    season: 'winter',
  })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ lineItems: [{ id, quantity: 1 }] })
})

test('a path that does not exist is refused in the form of the Store API', async () => {
  expect(refusalIn(await call('GET', '/no-such-thing')).status).toBe(404)
})

test('a method that a path does not take is refused', async () => {
  expect(refusalIn(await call('DELETE', '/country')).status).toBe(405)
})
