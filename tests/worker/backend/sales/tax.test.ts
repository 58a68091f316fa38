import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { SalesChannelContext } from '#shared/schemas/store-api/context.ts'
import { Order } from '#shared/schemas/store-api/order.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from './client.ts'
import { anAddress, register } from './guest.ts'
import { aBuckle, idOfProduct, stockShop } from './stock.ts'

const PICK_UP = { shippingMethodId: idOf('shipping', 'pickup') }
const PARCEL = { shippingMethodId: idOf('shipping', 'standard') }
const SWISS = { billingAddress: anAddress({ countryId: idOf('country', 'CH'), zipcode: '8001' }) }
const AUSTRIAN_FIRM = {
  accountType: 'business',
  vatIds: ['ATU12345678'],
  billingAddress: anAddress({
    company: 'Zeltbau Huber',
    countryId: idOf('country', 'AT'),
    zipcode: '1010',
  }),
}

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})

async function withABuckle(): Promise<Client> {
  const client = aClient()
  const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 1 }]
  await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
  return client
}

const choose = (client: Client, choice: object) => client.call('PATCH', '/context', choice)
const cartOf = (client: Client) => client.ask(Cart, 'GET', '/checkout/cart')

describe('taxes of pick-up orders', () => {
  test.each([
    ['a guest from Switzerland', SWISS],
    ['a business in Austria with a VAT id', AUSTRIAN_FIRM],
  ])('%s pays the shop’s own tax for a pick-up order', async (_, guest) => {
    const client = await withABuckle()
    await register(client, guest)
    await choose(client, PARCEL)
    const sent = await cartOf(client)
    expect(sent.price).toMatchObject({ taxStatus: 'tax-free', positionPrice: 1.01 })

    await choose(client, PICK_UP)
    const cart = await cartOf(client)
    expect(cart.price).toMatchObject({ taxStatus: 'gross', totalPrice: 1.2 })
    expect(cart.price.calculatedTaxes).toMatchObject([{ tax: 0.19, taxRate: 19 }])
    const { context } = await client.ask(SalesChannelContext, 'GET', '/context')
    expect(context.taxState).toBe('gross')

    const order = await client.ask(Order, 'POST', '/checkout/order', {})
    expect(order).toMatchObject({ taxStatus: 'gross', amountTotal: 1.2 })
  })

  test('a private customer from Austria pays the German rate for a pick-up order', async () => {
    const client = await withABuckle()
    await choose(client, { countryId: idOf('country', 'AT') })
    expect((await cartOf(client)).price.calculatedTaxes).toMatchObject([{ taxRate: 20 }])
    await choose(client, PICK_UP)
    expect((await cartOf(client)).price.calculatedTaxes).toMatchObject([{ taxRate: 19 }])
    await choose(client, PARCEL)
    expect((await cartOf(client)).price.calculatedTaxes).toMatchObject([{ taxRate: 20 }])
  })
})

describe('VAT ids', () => {
  const VIES_URL = 'https://vies.test/rest-api'
  const BINDINGS = { ...env, VIES_URL, SHOP_VAT_ID: 'DE123456789' }
  const AUSTRIA = { countryId: idOf('country', 'AT') }
  const input = { ...AUSTRIA, ripstopVatId: 'ATU12345678' }

  /** A VAT register with this response, and the requests that it received. */
  function aRegister(response: () => Response) {
    const requested: unknown[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      requested.push([String(url), JSON.parse(String(init?.body))])
      return response()
    })
    return requested
  }
  const valid = () => Response.json({ valid: true, requestIdentifier: 'WAPIAAAA' })
  const unknown = () => Response.json({ valid: false })
  const down = () =>
    Response.json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })

  const checksOf = async () =>
    JSON.parse(String(await env.DB.prepare('SELECT vat_checks FROM orders').first('vat_checks')))

  async function withABuckleAt(bindings: Bindings): Promise<Client> {
    const client = aClient({ bindings })
    const items = [{ id: idOfProduct('24500'), type: 'product', quantity: 1 }]
    await client.ask(Cart, 'POST', '/checkout/cart/line-item', { items })
    return client
  }

  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a VAT id applies as soon as a visitor saves it, and ends when it is removed', async () => {
    const client = await withABuckle()
    await choose(client, input)
    expect((await cartOf(client)).price.taxStatus).toBe('tax-free')
    await choose(client, { ripstopVatId: '' })
    expect((await cartOf(client)).price.taxStatus).toBe('gross')
    expect(await client.refused('PATCH', '/context', { ripstopVatId: 'ATU1' })).toEqual([
      400,
      'VIOLATION::VAT_ID_FORMAT_NOT_CORRECT',
    ])
  })

  test('a VAT id has no effect if the buyer of the order does not have it', async () => {
    const client = await withABuckle()
    await choose(client, input)
    const { extensions } = await cartOf(client)
    await register(client, { billingAddress: AUSTRIAN_FIRM.billingAddress })
    expect((await cartOf(client)).price.taxStatus).toBe('gross')
    const { cartId = '', hash = '' } = extensions?.ripstop ?? {}
    expect(await client.refused('POST', '/checkout/order', { cartId, hash })).toEqual([
      409,
      'CHECKOUT__CART_HASH_MISMATCH',
    ])
  })

  test('a confirmed VAT id is stored with the order and the number of the query', async () => {
    const requested = aRegister(valid)
    const client = await withABuckleAt(BINDINGS)
    await choose(client, input)
    await register(client, AUSTRIAN_FIRM)
    const order = await client.ask(Order, 'POST', '/checkout/order', {})
    expect(order.taxStatus).toBe('tax-free')
    expect(await checksOf()).toMatchObject([
      { vatId: 'ATU12345678', verdict: 'valid', consultation: 'WAPIAAAA' },
    ])
    expect(requested).toEqual([
      [
        `${VIES_URL}/check-vat-number`,
        {
          countryCode: 'AT',
          vatNumber: 'U12345678',
          requesterMemberStateCode: 'DE',
          requesterNumber: '123456789',
        },
      ],
    ])
  })

  test('a VAT id unknown to the register has no effect, and the new total is shown first', async () => {
    aRegister(unknown)
    const client = await withABuckleAt(BINDINGS)
    await register(client, AUSTRIAN_FIRM)
    expect((await cartOf(client)).price.taxStatus).toBe('tax-free')
    expect(await client.refused('POST', '/checkout/order', {})).toEqual([
      409,
      'CHECKOUT__CART_HASH_MISMATCH',
    ])
    expect((await cartOf(client)).price.taxStatus).toBe('gross')
    const order = await client.ask(Order, 'POST', '/checkout/order', {})
    expect(order.taxStatus).toBe('gross')
  })

  test.each([
    ['is down', down],
    ['fails', () => new Response('<html>', { status: 502 })],
  ])(
    'a VAT id is checked by its form if the register %s, and the order records that',
    async (_, response) => {
      aRegister(response)
      const client = await withABuckleAt(BINDINGS)
      await register(client, AUSTRIAN_FIRM)
      const order = await client.ask(Order, 'POST', '/checkout/order', {})
      expect(order.taxStatus).toBe('tax-free')
      expect(await checksOf()).toMatchObject([{ vatId: 'ATU12345678', verdict: 'unchecked' }])
    },
  )

  test('without a configured register no VAT id is queried', async () => {
    const requested = aRegister(valid)
    const client = await withABuckle()
    await register(client, AUSTRIAN_FIRM)
    await client.ask(Order, 'POST', '/checkout/order', {})
    expect(requested).toEqual([])
    expect(await checksOf()).toMatchObject([{ verdict: 'unchecked' }])
  })
})
