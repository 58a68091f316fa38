import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import {
  Customer,
  PaymentMethod,
  SalesChannelContext,
  ShippingMethod,
} from '#shared/schemas/store-api/context.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from './client.ts'
import { aGuest, anAddress, register } from './guest.ts'
import { aBuckle, aFabric, idOfProduct, stockShop } from './stock.ts'

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aFabric(), aBuckle()])
})

const addFabric = { items: [{ id: idOfProduct('70000'), type: 'product', quantity: 25 }] }

test('a guest registration preserves the cart and returns a new token; the old token has no guest', async () => {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
  const before = shopper.token
  const guest = await register(shopper)
  expect(guest).toMatchObject({ guest: true, email: 'katrin@example.org', firstName: 'Katrin' })
  expect(guest.defaultBillingAddress?.country?.iso).toBe('DE')
  expect(guest.defaultShippingAddress?.id).toBe(guest.defaultBillingAddress?.id)
  expect(shopper.token).not.toBe(before)
  expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).lineItems).toHaveLength(1)

  const thief = aClient()
  thief.withToken(before)
  expect(await thief.refused('POST', '/account/customer')).toEqual([
    403,
    'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
  ])
})

test('a second registration replaces the guest of the session', async () => {
  const shopper = aClient()
  const first = await register(shopper)
  await register(shopper, { email: 'anders@example.org' })
  const now = await shopper.ask(Customer, 'POST', '/account/customer')
  expect(now.email).toBe('anders@example.org')
  const stored = await env.DB.prepare('SELECT id FROM customer').all()
  expect(stored.results).toEqual([{ id: now.id }])
  expect(now.id).not.toBe(first.id)
})

test('a country of delivery changes the price', async () => {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
  const swiss = anAddress({ countryId: idOf('country', 'CH'), zipcode: '8001', city: 'Zürich' })
  await register(shopper, { shippingAddress: swiss })
  const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
  expect(cart.price.taxStatus).toBe('tax-free')
  const context = await shopper.ask(SalesChannelContext, 'GET', '/context')
  expect(context.shippingLocation.country.iso).toBe('CH')
  expect(context.customer?.activeBillingAddress?.country?.iso).toBe('DE')
})

async function pointers(body: unknown) {
  const { status, body: response } = await aClient().call('POST', '/account/register', body)
  expect(status).toBe(400)
  return StoreApiErrors.parse(response).errors.map(({ code, source }) => [source?.pointer, code])
}

describe('guest registration reports every invalid field', () => {
  test('a registration reports all invalid fields at once', async () => {
    expect(await pointers({ guest: true, billingAddress: {} })).toEqual([
      ['/storefrontUrl', 'VIOLATION::IS_BLANK_ERROR'],
      ['/email', 'VIOLATION::IS_BLANK_ERROR'],
      ['/firstName', 'VIOLATION::IS_BLANK_ERROR'],
      ['/lastName', 'VIOLATION::IS_BLANK_ERROR'],
      ['/billingAddress/firstName', 'VIOLATION::IS_BLANK_ERROR'],
      ['/billingAddress/lastName', 'VIOLATION::IS_BLANK_ERROR'],
      ['/billingAddress/street', 'VIOLATION::IS_BLANK_ERROR'],
      ['/billingAddress/city', 'VIOLATION::IS_BLANK_ERROR'],
      ['/billingAddress/countryId', 'VIOLATION::IS_BLANK_ERROR'],
    ])
  })

  test.each([
    [{ guest: false }, '/password', 'IS_BLANK_ERROR'],
    [{ email: 'katrin' }, '/email', 'INVALID_FORMAT_ERROR'],
    [{ email: 42 }, '/email', 'INVALID_TYPE_ERROR'],
    [{ lastName: 'x'.repeat(256) }, '/lastName', 'TOO_LONG_ERROR'],
    [{ storefrontUrl: 'https://evil.example' }, '/storefrontUrl', 'NO_SUCH_CHOICE_ERROR'],
    [
      { billingAddress: anAddress({ zipcode: '1099' }) },
      '/billingAddress/zipcode',
      'ZIP_CODE_INVALID',
    ],
    [{ accountType: 'business' }, '/billingAddress/company', 'IS_BLANK_ERROR'],
    [
      { accountType: 'business', company: 'AG', vatIds: ['DE12'] },
      '/vatIds/0',
      'VAT_ID_FORMAT_NOT_CORRECT',
    ],
  ])('a registration with %j is reported at its field', async (changes, pointer, name) => {
    expect(await pointers(aGuest(changes))).toContainEqual([pointer, `VIOLATION::${name}`])
  })

  test('errors without a field or for a whole address are reported like in Shopware', async () => {
    const nowhere = anAddress({ countryId: idOf('country', 'XX') })
    expect(await pointers(aGuest({ billingAddress: nowhere }))).toContainEqual([
      undefined,
      'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND',
    ])
    const blank = anAddress({ street: ' ' })
    expect(await pointers(aGuest({ shippingAddress: blank }))).toContainEqual([
      '/0/addresses/1/street',
      'c1051bb4-d103-4f74-8988-acbcafc7fdc3',
    ])
  })

  test('a registration with errors registers no one', async () => {
    const shopper = aClient()
    await shopper.call('POST', '/account/register', aGuest({ email: '' }))
    expect((await shopper.call('POST', '/account/customer')).status).toBe(403)
  })
})

test('the logout of a guest leaves no session data in the browser', async () => {
  const shopper = aClient()
  await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
  await register(shopper)
  expect((await shopper.call('POST', '/account/logout')).status).toBe(200)
  expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).lineItems).toEqual([])
  expect((await shopper.call('POST', '/account/logout')).status).toBe(403)
})

describe('shipping and payment methods', () => {
  const ShippingList = z.object({ elements: z.array(ShippingMethod) })
  const PaymentList = z.object({ elements: z.array(PaymentMethod) })

  test('methods have their price and the reason why they are not available', async () => {
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
    const { elements } = await shopper.ask(ShippingList, 'POST', '/shipping-method', {})
    const facts = elements.map(({ technicalName, customFields }) => [
      technicalName,
      customFields?.ripstop_refusal,
      customFields?.ripstop_cost,
    ])
    expect(facts).toEqual([
      ['standard', null, 4.9],
      ['roll', null, 11.8],
      ['letter', 'not-by-letter', 2.6],
      ['pickup', null, 0],
      ['download', 'only-downloads', 0],
    ])
    const possible = await shopper.ask(ShippingList, 'POST', '/shipping-method?onlyAvailable=true')
    expect(possible.elements.map(({ technicalName }) => technicalName)).toEqual([
      'standard',
      'roll',
      'pickup',
    ])
  })

  test('cash requires pick-up, and invoices require registered businesses', async () => {
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
    const available = async () => {
      const response = await shopper.ask(PaymentList, 'POST', '/payment-method', {
        onlyAvailable: true,
      })
      return response.elements.map(({ technicalName }) => technicalName)
    }
    expect(await available()).toEqual(['payment_card', 'payment_prepayment'])
    await shopper.call('PATCH', '/context', { shippingMethodId: idOf('shipping', 'pickup') })
    expect(await available()).toEqual(['payment_card', 'payment_prepayment', 'payment_cashpayment'])
  })

  test('one gateway call returns the available shipping and payment methods', async () => {
    const Gateway = z.object({
      payments: z.array(PaymentMethod),
      shipments: z.array(ShippingMethod),
      errors: z.array(z.unknown()).length(0),
    })
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
    const { payments, shipments } = await shopper.ask(Gateway, 'GET', '/checkout/gateway')
    expect(payments.map(({ technicalName }) => technicalName)).toEqual([
      'payment_card',
      'payment_prepayment',
    ])
    expect(shipments.map(({ technicalName }) => technicalName)).toEqual([
      'standard',
      'roll',
      'pickup',
    ])
  })

  test('a method that becomes unavailable is replaced, which is reported once', async () => {
    const shopper = aClient()
    await shopper.ask(Cart, 'POST', '/checkout/cart/line-item', addFabric)
    await shopper.call('PATCH', '/context', { shippingMethodId: idOf('shipping', 'letter') })
    const cart = await shopper.ask(Cart, 'GET', '/checkout/cart')
    expect(Object.values(cart.errors).map(({ messageKey }) => messageKey)).toEqual([
      'shipping-method-changed',
    ])
    expect((await shopper.ask(Cart, 'GET', '/checkout/cart')).errors).toEqual({})
  })
})
