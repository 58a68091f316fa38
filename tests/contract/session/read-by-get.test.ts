import { expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { aCustomer } from '#tests/contract/store-api/customer.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

test.each(['/account/customer', '/account/list-address', '/account/newsletter-recipient'])(
  'account data is read by GET as well: %s',
  async (path) => {
    const { visitor } = await aCustomer()
    const responses = [await visitor.call('GET', path), await visitor.call('POST', path, {})]
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(responses[0]?.headers.get('cache-control')).toMatch(/no-store|private/)
    expect((await call('GET', path)).status).toBe(403)
  },
)

test('orders can be read by GET with criteria in the query', async () => {
  const { visitor } = await aCustomer()
  const { body, status } = await visitor.call('GET', '/order?limit=3&total-count-mode=1')
  expect(status).toBe(200)
  expect(body).toMatchObject({ orders: { limit: 3, total: 0, elements: [] } })
  expect((await call('GET', '/order')).status).toBe(403)
})

test('a wishlist can be read by GET', async () => {
  const { visitor } = await aCustomer()
  const { id } = await aSimpleProduct()
  await visitor.call('POST', `/customer/wishlist/add/${id}`)
  const { body } = await visitor.call('GET', '/customer/wishlist?limit=5')
  expect(body).toMatchObject({ products: { limit: 5, elements: [{ id }] } })
})

test('a cart and the sitemaps can be read by POST', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleProduct()
  await visitor.add(id, 1)
  expect((await visitor.call('POST', '/checkout/cart', {})).body).toMatchObject({
    lineItems: [{ id }],
  })
  expect((await call('POST', '/sitemap', { body: {} })).status).toBe(200)
})
