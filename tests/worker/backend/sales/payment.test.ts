import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { OrderList, PaymentHandled } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { aClient } from './client.ts'
import { anOrder, errorUrl, finishUrl, payUrlOf, payWith, statesOf, visit } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

const OPEN = { order: 'open', payment: 'open', attempts: 1 }
const PAID = { order: 'in_progress', payment: 'paid', attempts: 1 }

describe('payment results of test cards', () => {
  test.each([
    ['paid', 'in_progress', 'paid', finishUrl],
    ['pending', 'open', 'in_progress', finishUrl],
    ['failed', 'open', 'failed', errorUrl],
    ['cancelled', 'open', 'cancelled', errorUrl],
    ['expired', 'open', 'cancelled', errorUrl],
  ] as const)(
    'a test card with the result %s sets the states of order and payment',
    async (outcome, order, payment, location) => {
      const shopper = aClient()
      const placed = await anOrder(shopper)
      const back = await payWith(await payUrlOf(shopper, placed), TEST_CARDS[outcome])
      expect(back.headers.get('location')).toBe(location)
      expect(await statesOf(shopper, placed)).toEqual({ order, payment, attempts: 1 })
    },
  )

  test('an unknown test card is reported, and nothing changes', async () => {
    const shopper = aClient()
    const placed = await anOrder(shopper)
    const page = await payWith(await payUrlOf(shopper, placed), '1234')
    expect(page.status).toBe(422)
    expect(await page.text()).toContain('keine der Testkarten')
    expect(await statesOf(shopper, placed)).toEqual(OPEN)
  })
})

test('requesting the payment page twice returns the same payment', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  expect(await payUrlOf(shopper, placed)).toBe(await payUrlOf(shopper, placed))
})

test('opening the return page pays nothing', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payUrlOf(shopper, placed)
  const transaction = placed.transactions[0]?.id
  const back = await visit(new Request(`https://shop.test/_payments/return/${transaction}`))
  expect(back.headers.get('location')).toBe(errorUrl)
  expect(await statesOf(shopper, placed)).toEqual(OPEN)
})

test('after a failed payment the shopper can pay at a second attempt', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  const first = await payUrlOf(shopper, placed)
  await payWith(first, TEST_CARDS.failed)
  const second = await payUrlOf(shopper, placed)
  expect(second).not.toBe(first)
  await payWith(second, TEST_CARDS.paid)
  expect(await statesOf(shopper, placed)).toEqual({ ...PAID, attempts: 2 })
})

test('an order is paid once, even with two open payment pages', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  const first = await payUrlOf(shopper, placed)
  const transfer = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
  await shopper.call('POST', '/order/payment', transfer)
  await shopper.call('POST', '/order/payment', {
    ...transfer,
    paymentMethodId: idOf('payment', 'card'),
  })
  const second = await payUrlOf(shopper, placed)
  await payWith(first, TEST_CARDS.paid)
  expect(await statesOf(shopper, placed)).toEqual({ ...PAID, attempts: 3 })
  await payWith(second, TEST_CARDS.paid)
  expect(await statesOf(shopper, placed)).toEqual({ ...PAID, attempts: 3 })
  const states = await env.DB.prepare('SELECT state FROM payment ORDER BY attempt').all()
  expect(states.results.map(({ state }) => state)).toEqual(['paid', 'cancelled', 'refunded'])
})

test('the link in the order mail allows payment without a session', async () => {
  const placed = await anOrder(aClient())
  const { id: orderId, deepLinkCode } = placed
  const claim = { orderId, deepLinkCode, finishUrl, errorUrl }
  const { redirectUrl } = await aClient().ask(PaymentHandled, 'POST', '/handle-payment', claim)
  expect(redirectUrl).toContain('/_gateway/pay/')
})

test('after a failed payment the shopper can change to a transfer', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payWith(await payUrlOf(shopper, placed), TEST_CARDS.failed)
  const change = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
  expect((await shopper.call('POST', '/order/payment', change)).status).toBe(200)
  const associations = { transactions: { associations: { paymentMethod: {} } } }
  const requested = { ids: [placed.id], associations }
  const { orders } = await shopper.ask(OrderList, 'POST', '/order', requested)
  const [order] = orders.elements
  expect(order?.transactions.at(-1)?.paymentMethod?.technicalName).toBe('payment_prepayment')
  expect(order?.customFields?.ripstop_payment?.reference).toBe('Ripstop 10001')
  const nothing = { orderId: placed.id, finishUrl, errorUrl }
  expect(await shopper.ask(PaymentHandled, 'POST', '/handle-payment', nothing)).toEqual({
    redirectUrl: null,
  })
})

test('a paid order cannot be paid again, changed or cancelled', async () => {
  const shopper = aClient()
  const placed = await anOrder(shopper)
  await payWith(await payUrlOf(shopper, placed), TEST_CARDS.paid)
  const change = { orderId: placed.id, paymentMethodId: idOf('payment', 'prepayment') }
  const refusal = [400, 'CHECKOUT__ORDER_ORDER_ALREADY_PAID']
  expect(await shopper.refused('POST', '/order/payment', change)).toEqual(refusal)
  expect(await shopper.refused('POST', '/order/state/cancel', change)).toEqual(refusal)
  expect(await statesOf(shopper, placed)).toEqual(PAID)
})
