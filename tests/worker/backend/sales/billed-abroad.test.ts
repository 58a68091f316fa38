import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { Order, OrderList } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aCustomer } from '../account/people.ts'
import { aClient, type Client } from './client.ts'
import { aGuest, anAddress, register } from './guest.ts'
import { aBuckle, idOfProduct, stockShop } from './stock.ts'

const FRANCE = idOf('country', 'FR')
const IN_LYON = anAddress({ countryId: FRANCE, zipcode: '69002', city: 'Lyon' })
const NOT_ORDERABLE = [500, 'CHECKOUT__CART_INVALID']
const BLOCKED = 'shipping-address-blocked-Frankreich'

const PATTERN = aBuckle('50000', {
  unit: 'download',
  stock: null,
  weightMg: 0,
  withdrawal: 'digital-content',
  download: {
    fileName: { de: 'tarp', en: 'tarp' },
    extension: 'pdf',
    file: 'files/00000000000000000001.pdf',
    bytes: 999,
  },
})

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle(), PATTERN])
})

async function withProduct(number: string, client: Client = aClient()): Promise<Client> {
  const items = [{ id: idOfProduct(number), type: 'product', quantity: 1 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  return client
}

const cartOf = (client: Client) => client.ask(Cart, 'GET', '/checkout/cart')
const errorsOf = async (client: Client) => Object.keys((await cartOf(client)).errors)

/** Places the order and reads it with its addresses. */
async function order(client: Client): Promise<Order> {
  const { id } = await client.ask(Order, 'POST', '/checkout/order', {})
  const deliveries = { associations: { shippingOrderAddress: {} } }
  const body = { ids: [id], associations: { billingAddress: {}, deliveries } }
  const { orders } = await client.ask(OrderList, 'POST', '/order', body)
  return Order.parse(orders.elements[0])
}

describe('billing countries without delivery', () => {
  test('a billing country without delivery is in the country list and marked as such', async () => {
    const Countries = z.object({
      elements: z.array(z.object({ iso: z.string(), shippingAvailable: z.boolean() })),
    })
    const all = await aClient().ask(Countries, 'POST', '/country', {})
    expect(all.elements).toHaveLength(32)
    expect(all.elements).toContainEqual({ iso: 'FR', shippingAvailable: false })
    const filter = [{ type: 'equals', field: 'shippingAvailable', value: true }]
    const delivered = await aClient().ask(Countries, 'POST', '/country', { filter })
    expect(delivered.elements.map(({ iso }) => iso)).toEqual(['DE', 'AT', 'CH'])
  })

  test('a billing address abroad with a parcel to Germany has German tax', async () => {
    const client = await withProduct('24500')
    await register(client, { billingAddress: IN_LYON, shippingAddress: anAddress() })
    expect(await errorsOf(client)).toEqual([])
    const placed = await order(client)
    expect(placed.billingAddress?.countryId).toBe(FRANCE)
    const home = idOf('country', 'DE')
    expect(placed.deliveries[0]?.shippingOrderAddress?.countryId).toBe(home)
    expect(placed.price.calculatedTaxes).toMatchObject([{ taxRate: 19 }])
  })

  test.each([
    ['the only address', { billingAddress: IN_LYON }],
    ['the shipping address', { shippingAddress: IN_LYON }],
  ])('a country without delivery is refused as %s of a parcel', async (_, guest) => {
    const client = await withProduct('24500')
    await register(client, guest)
    expect(await errorsOf(client)).toContain(BLOCKED)
    expect(await client.refused('POST', '/checkout/order', {})).toEqual(NOT_ORDERABLE)
  })

  test('a country without delivery is refused as a customer’s shipping address, but accepted for billing', async () => {
    const { client } = await aCustomer()
    await withProduct('24500', client)
    const Created = z.object({ id: z.string() })
    const { id } = await client.ask(Created, 'POST', '/account/address', IN_LYON)
    await client.call('PATCH', '/context', { shippingAddressId: id, billingAddressId: id })
    expect(await client.refused('POST', '/checkout/order', {})).toEqual(NOT_ORDERABLE)
    const { customer } = await client.ask(SalesChannelContext, 'GET', '/context')
    const shippingAddressId = customer?.defaultShippingAddressId
    await client.call('PATCH', '/context', { shippingAddressId })
    expect((await order(client)).billingAddress?.city).toBe('Lyon')
  })

  test('pick-up and downloads accept any billing country', async () => {
    const collector = await withProduct('24500')
    await register(collector, { billingAddress: IN_LYON })
    await collector.call('PATCH', '/context', { shippingMethodId: idOf('shipping', 'pickup') })
    expect((await order(collector)).price.calculatedTaxes).toMatchObject([{ taxRate: 19 }])

    const reader = await withProduct('50000')
    await register(reader, { billingAddress: IN_LYON })
    expect((await order(reader)).billingAddress?.countryId).toBe(FRANCE)
  })

  test('the cart reports a chosen country without delivery before any address is known', async () => {
    const client = await withProduct('24500')
    await client.call('PATCH', '/context', { countryId: FRANCE })
    expect(await errorsOf(client)).toContain(BLOCKED)
    await client.call('PATCH', '/context', { countryId: idOf('country', 'DE') })
    expect(await errorsOf(client)).not.toContain(BLOCKED)
  })
})

test('an unknown country is refused for billing', async () => {
  const billingAddress = anAddress({ countryId: idOf('country', 'XX') })
  const refused = await aClient().refused('POST', '/account/register', aGuest({ billingAddress }))
  expect(refused).toEqual([400, 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND'])
})
