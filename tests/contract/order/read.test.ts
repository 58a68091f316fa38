import { describe, expect, test } from 'vitest'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { anOrder, type Order } from '#tests/contract/store-api/orders.ts'
import { refusalIn, refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

const idsVisibleTo = async (reader: Visitor, body: object = {}) => {
  const { data } = await reader.invoke('readOrder post /order', { body })
  return data.orders.elements.map(({ id }) => id)
}

const byLink = ({ deepLinkCode = '' }: Order, guest: object) => ({
  filter: [{ type: 'equals', field: 'deepLinkCode', value: deepLinkCode }],
  ...guest,
})

const KATRIN = { email: 'katrin@post.example', zipcode: '01099' }

describe('orders of a customer', () => {
  test('a customer can read an order with everything that its page shows', async () => {
    const { guest, order } = await anOrder()
    const { data } = await guest.invoke('readOrder post /order', {
      body: {
        ids: [order.id],
        associations: {
          lineItems: { associations: { cover: {} } },
          deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {} } },
          transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
          addresses: {},
        },
        checkPromotion: true,
      },
    })
    const [read] = data.orders.elements
    expect(read).toMatchObject({
      id: order.id,
      orderNumber: order.orderNumber,
      lineItems: [{ quantity: 2, cover: {} }],
      deliveries: [{ shippingMethod: {}, shippingOrderAddress: { city: 'Dresden' } }],
      transactions: [{ paymentMethod: {}, stateMachineState: { technicalName: 'open' } }],
    })
    expect(read?.price).toEqual(order.price)
    expect(data.paymentChangeable).toEqual({ [order.id]: true })
  })

  test('a customer sees no orders of others', async () => {
    const [one, other] = [await anOrder(), await anOrder()]
    expect(await idsVisibleTo(one.guest)).toEqual([one.order.id])
    expect(await idsVisibleTo(one.guest, { ids: [other.order.id] })).toEqual([])
  })

  test('a customer without orders gets an empty list', async () => {
    expect(await idsVisibleTo(await aGuest())).toEqual([])
  })

  test('a customer gets the number of orders', async () => {
    const { guest } = await anOrder()
    const body = { limit: 1, 'total-count-mode': 1 } as const
    const { data } = await guest.invoke('readOrder post /order', { body })
    expect(data.orders).toMatchObject({ entity: 'order', total: 1, page: 1, limit: 1 })
  })
})

describe('the link in the order mail', () => {
  test('the link opens the order in any browser with email and postal code', async () => {
    const { order } = await anOrder()
    expect(await idsVisibleTo(aVisitor(), byLink(order, KATRIN))).toEqual([order.id])
  })

  test('email and postal code can be written differently', async () => {
    const { order } = await anOrder()
    const written = { email: 'Katrin@Post.example', zipcode: '01099' }
    expect(await idsVisibleTo(aVisitor(), byLink(order, written))).toEqual([order.id])
  })

  test.each([
    ['the wrong email address', { ...KATRIN, email: 'jo@post.example' }],
    ['the wrong postal code', { ...KATRIN, zipcode: '10115' }],
  ])('the link opens nothing with %s', async (_, wrong) => {
    const { order } = await anOrder()
    const response = aVisitor().invoke('readOrder post /order', { body: byLink(order, wrong) })
    const { status, codes } = await refusalOf(response)
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__GUEST_WRONG_CREDENTIALS'])
  })

  test.each([
    ['neither email address nor postal code', {}],
    ['the email address alone', { email: KATRIN.email }],
    ['the postal code alone', { zipcode: KATRIN.zipcode }],
  ])('without the required fields the link opens nothing: %s', async (_, part) => {
    const { order } = await anOrder()
    const response = aVisitor().invoke('readOrder post /order', { body: byLink(order, part) })
    const { status, codes } = await refusalOf(response)
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__GUEST_NOT_AUTHENTICATED'])
  })

  test('an unknown link does not reveal whether the guest exists', async () => {
    const body = byLink({ ...(await anOrder()).order, deepLinkCode: 'x'.repeat(32) }, KATRIN)
    const found = await aVisitor().call('POST', '/order', body)
    const elements = found.status === 200 ? found.body : { orders: { elements: [] } }
    expect([200, 403, 404]).toContain(found.status)
    expect(elements).toMatchObject({ orders: { elements: [] } })
  })
})

test('without login and link no order can be read', async () => {
  const { order } = await anOrder()
  for (const body of [{}, { ids: [order.id] }, KATRIN]) {
    const { status, codes } = refusalIn(await aVisitor().call('POST', '/order', body))
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  }
})
