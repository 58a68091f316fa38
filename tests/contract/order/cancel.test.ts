import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { anOrder } from '#tests/contract/store-api/orders.ts'
import { refusalIn, refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

async function cancel(visitor: Visitor, orderId: string) {
  const { data } = await visitor.invoke('cancelOrder post /order/state/cancel', {
    body: { orderId },
  })
  return data
}

async function stateOf(visitor: Visitor, orderId: string) {
  const body = { ids: [orderId], associations: { stateMachineState: {} } }
  const { data } = await visitor.invoke('readOrder post /order', { body })
  return data.orders.elements[0]?.stateMachineState.technicalName
}

test('a customer can cancel an order', async () => {
  const { guest, order } = await anOrder()
  expect(await cancel(guest, order.id)).toMatchObject({ technicalName: 'cancelled' })
  expect(await stateOf(guest, order.id)).toBe('cancelled')
})

test('cancelling a second time changes nothing', async () => {
  const { guest, order } = await anOrder()
  await cancel(guest, order.id)
  await guest.call('POST', '/order/state/cancel', { orderId: order.id })
  expect(await stateOf(guest, order.id)).toBe('cancelled')
})

describe('refused cancellations', () => {
  test("another customer's order cannot be cancelled", async () => {
    const { guest, order } = await anOrder()
    const { status, codes } = await refusalOf(cancel(await aGuest(), order.id))
    expect(status).toBe(404)
    expect(codes).toEqual(['CHECKOUT__ORDER_ORDER_NOT_FOUND'])
    expect(await stateOf(guest, order.id)).toBe('open')
  })

  test('an unknown visitor cannot cancel an order', async () => {
    const { order } = await anOrder()
    const { status, codes } = await refusalOf(cancel(aVisitor(), order.id))
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  })

  test('a missing order cannot be cancelled', async () => {
    expect((await refusalOf(cancel(await aGuest(), UNKNOWN_ID))).status).toBe(404)
  })

  test('a cancellation without an order id is refused', async () => {
    const response = await (await aGuest()).call('POST', '/order/state/cancel', {})
    expect(refusalIn(response).status).toBe(400)
  })
})
