import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { atTheButton, buckle } from './at-the-button.ts'
import { aClient } from './client.ts'
import { countedBindings } from './counted-db.ts'
import { aBuckle, aFabric, idOfProduct, stockOf, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
})
afterEach(() => {
  vi.useRealTimers()
})

test('two and a half metres and a buckle become an order', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  const summary = await atTheButton(shopper)
  const order = await shopper.ask(Order, 'POST', '/checkout/order', {
    ...summary,
    customerComment: ' Bitte klingeln ',
  })
  expect(order).toMatchObject({
    orderNumber: '10001',
    amountTotal: 35.85,
    positionPrice: 30.95,
    shippingTotal: 4.9,
    customerComment: 'Bitte klingeln',
    stateMachineState: { technicalName: 'open', name: 'Offen' },
  })
  expect(
    order.lineItems.map(({ label, quantity, totalPrice }) => [label, quantity, totalPrice]),
  ).toEqual([
    ['Ripstop 70000', 25, 29.75],
    ['Steckschnalle 24500', 1, 1.2],
  ])
  expect(order.transactions[0]?.stateMachineState?.technicalName).toBe('open')
  expect(await stockOf('70000')).toBe(375)
  expect(await stockOf('24500')).toBe(9)
  const left = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(left.lineItems).toEqual([])
  expect(left.extensions?.ripstop?.cartId).not.toBe(summary.cartId)
})

test('an order contains its affiliate and campaign codes', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  const codes = { affiliateCode: 'naehblog', campaignCode: 'herbst 26' }
  const summary = await atTheButton(shopper)
  const placed = await shopper.call('POST', '/checkout/order', { ...summary, ...codes })
  expect(placed.body).toMatchObject(codes)
  const filter = [{ type: 'equals', field: 'affiliateCode', value: 'naehblog' }]
  const { body } = await shopper.call('POST', '/order', { filter })
  expect(body).toMatchObject({ orders: { elements: [codes] } })
})

test('a prepaid order contains the bank details and their QR code', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  const order = await shopper.ask(Order, 'POST', '/checkout/order', await atTheButton(shopper))
  const transfer = order.customFields?.ripstop_payment
  expect(transfer?.reference).toBe('Ripstop 10001')
  expect(transfer?.epcPayload.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'XXXXDE00XXX',
    'Ripstop Demo GmbH',
    'DE00000000000000000000',
    'EUR35.85',
    '',
    '',
    'Ripstop 10001',
  ])
})

test('a prepaid order contains its payment deadline', async () => {
  await stockShop([aFabric(), aBuckle()])
  const shopper = aClient()
  // In Berlin this is 2 December; the order ends fourteen days later at the same hour.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T23:30:00Z') })
  const order = await shopper.ask(Order, 'POST', '/checkout/order', await atTheButton(shopper))
  expect(order.customFields?.ripstop_payment?.until).toBe('2026-12-15')
})

/** Number of statements for an order of these items. */
async function statementsFor(items: readonly [string, number][]) {
  const { bindings, counts } = countedBindings()
  const shopper = aClient({ bindings })
  const summary = await atTheButton(shopper, { items })
  const before = { ...counts }
  await shopper.ask(Order, 'POST', '/checkout/order', summary)
  return counts.statements - before.statements
}

test('an order is one batch with as many statements for 30 lines as for one', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => String(24_500 + index))
  await stockShop(numbers.map((number) => aBuckle(number)))
  const forOne = await statementsFor([[buckle, 1]])
  expect(await statementsFor(numbers.map((number) => [idOfProduct(number), 1]))).toBe(forOne)
})

test('order numbers have no gaps, even after failed orders', async () => {
  await stockShop([aFabric('70000', { stock: 25 }), aBuckle()])
  const [first, failing, second] = [aClient(), aClient(), aClient()]
  const failingSummary = await atTheButton(failing)
  const one = await first.ask(Order, 'POST', '/checkout/order', await atTheButton(first))
  await failing.call('POST', '/checkout/order', failingSummary)
  const items: [string, number][] = [[buckle, 1]]
  const two = await second.ask(
    Order,
    'POST',
    '/checkout/order',
    await atTheButton(second, { items }),
  )
  expect([one.orderNumber, two.orderNumber]).toEqual(['10001', '10002'])
})
