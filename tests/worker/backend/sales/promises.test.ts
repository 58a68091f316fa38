import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { berlinTime } from '#shared/domain/calendar.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from './client.ts'
import { register } from './guest.ts'
import { aBuckle, idOfProduct, stockShop, type ProductInStock } from './stock.ts'

const PREPAYMENT = { paymentMethodId: idOf('payment', 'prepayment') }
const SWITZERLAND = { countryId: idOf('country', 'CH') }
const DAYS = { min: 3, max: 6, notBefore: null }

beforeEach(async () => {
  await emptyStorage()
})

async function withA(product: ProductInStock): Promise<Client> {
  await stockShop([product])
  const client = aClient()
  const items = [{ id: idOfProduct(product.record.number), type: 'product', quantity: 1 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  return client
}

const choose = (client: Client, choice: object) => client.call('PATCH', '/context', choice)
const cartOf = (client: Client) => client.ask(Cart, 'GET', '/checkout/cart')

test('a card order has delivery dates, a prepaid one has days after the payment', async () => {
  const client = await withA(aBuckle())
  const [byCard] = (await cartOf(client)).deliveries
  expect(byCard?.deliveryDate).not.toBeNull()
  expect(byCard?.shippingMethod?.customFields?.ripstop_after_payment).toBeNull()

  await choose(client, PREPAYMENT)
  const { deliveries, lineItems } = await cartOf(client)
  // Shopware clients find dates in every delivery; our pages read the promise next to them.
  expect(deliveries[0]?.deliveryDate).toEqual(byCard?.deliveryDate)
  expect(deliveries[0]?.shippingMethod?.customFields).toMatchObject({
    ripstop_delivery: null,
    ripstop_after_payment: DAYS,
  })
  expect(lineItems[0]?.payload).toMatchObject({
    ripstop_delivery: null,
    ripstop_after_payment: DAYS,
  })
})

test('a prepaid order has no delivery dates before its payment', async () => {
  const client = await withA(aBuckle())
  await register(client)
  await choose(client, PREPAYMENT)
  const order = await client.ask(Order, 'POST', '/checkout/order', {})
  expect(order.deliveries[0]?.customFields).toEqual({
    ripstop_delivery: null,
    ripstop_after_payment: DAYS,
  })
})

test('delivery to Switzerland takes extra days', async () => {
  const client = await withA(aBuckle())
  await choose(client, PREPAYMENT)
  await choose(client, SWITZERLAND)
  const { lineItems } = await cartOf(client)
  expect(lineItems[0]?.payload.ripstop_after_payment).toEqual({ min: 5, max: 10, notBefore: null })
})

test('a download has no delivery date; the date required by the schema is today in Germany', async () => {
  const file = 'files/00112233445566778899.pdf'
  const pattern = {
    fileName: { de: 'tarp', en: 'tarp' },
    extension: 'pdf',
    file,
    bytes: 1,
  } as const
  const client = await withA(
    aBuckle('50000', {
      unit: 'download',
      stock: null,
      weightMg: 0,
      withdrawal: 'digital-content',
      download: pattern,
    }),
  )
  await register(client)
  const order = await client.ask(Order, 'POST', '/checkout/order', {})
  const [delivery] = order.deliveries
  expect(delivery?.customFields).toEqual({ ripstop_delivery: null, ripstop_after_payment: null })
  expect(delivery?.shippingDateEarliest.slice(0, 10)).toBe(berlinTime(new Date()).date)
})

test('products with free shipping do not add to the shipping costs', async () => {
  const client = await withA(aBuckle('60060', { flags: ['shippingFree'] }))
  expect((await cartOf(client)).deliveries[0]?.shippingCosts.totalPrice).toBe(0)
})
