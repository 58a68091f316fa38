import { describe, expect, test } from 'vitest'
import { storefrontUrl, UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { anOrder, aReadyGuest, placeOrder } from '#tests/contract/store-api/orders.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalIn, refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

const finishUrl = `${storefrontUrl}/paid`
const errorUrl = `${storefrontUrl}/unpaid`

async function pay(visitor: Visitor, orderId: string) {
  const { data } = await visitor.invoke('handlePaymentMethod post /handle-payment', {
    body: { orderId, finishUrl, errorUrl },
  })
  return data.redirectUrl ?? null
}

/** The redirect of each payment method after a guest's order; null for none. */
async function redirects(): Promise<readonly (string | null)[]> {
  const guest = await aReadyGuest()
  const { data } = await guest.invoke('readPaymentMethod post /payment-method', {
    body: { onlyAvailable: true },
  })
  return Promise.all(
    (data.elements ?? []).map(async ({ id: paymentMethodId }) => {
      const one = await aReadyGuest()
      await one.invoke('updateContext patch /context', { body: { paymentMethodId } })
      return pay(one, (await placeOrder(one)).id)
    }),
  )
}

describe('payments after the order', () => {
  test('an online payment continues at its own address', async () => {
    const away = (await redirects()).find((url) => url !== null)
    const { protocol } = new URL(needed(away, 'a payment that is made elsewhere'))
    expect(protocol).toMatch(/^https?:$/)
    expect([finishUrl, errorUrl]).not.toContain(away)
  })

  test('a prepayment does not redirect', async () => {
    expect(await redirects()).toContain(null)
  })

  test('a repeated call opens no second payment', async () => {
    const { guest, order } = await anOrder()
    const first = await pay(guest, order.id)
    expect(await pay(guest, order.id)).toBe(first)
    const body = { ids: [order.id], associations: { transactions: {} } }
    const { data } = await guest.invoke('readOrder post /order', { body })
    expect(data.orders.elements[0]?.transactions).toHaveLength(1)
  })
})

describe('refused payments', () => {
  test('a payment without an order is refused', async () => {
    const { guest } = await anOrder()
    expect(refusalIn(await guest.call('POST', '/handle-payment', {})).status).toBe(400)
  })

  test('a payment for a missing order is refused', async () => {
    const { status, codes } = await refusalOf(pay(await aGuest(), UNKNOWN_ID))
    expect(status).toBe(404)
    expect(codes[0]).toMatch(/^CHECKOUT__(?:ORDER_ORDER_NOT_FOUND|INVALID_ORDER_ID)$/)
  })

  test("a payment for another customer's order is refused", async () => {
    const { order } = await anOrder()
    expect((await refusalOf(pay(await aGuest(), order.id))).status).toBe(404)
  })

  test('a payment by an unknown visitor is refused', async () => {
    const { order } = await anOrder()
    expect((await refusalOf(pay(aVisitor(), order.id))).status).toBe(403)
  })

  test('a payment with an invalid return address is refused', async () => {
    const { guest, order } = await anOrder()
    const body = { orderId: order.id, finishUrl: 7 }
    expect(refusalIn(await guest.call('POST', '/handle-payment', body)).status).toBe(400)
  })
})
