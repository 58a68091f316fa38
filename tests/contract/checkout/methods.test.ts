import { describe, expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { cents } from '#tests/contract/store-api/cents.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

/** A guest with a product that needs shipping and payment. */
async function aShopper() {
  const visitor = aVisitor()
  await visitor.add((await aSimpleProduct()).id, 1)
  return visitor
}

const ids = (methods: readonly { id: string }[] = []) => methods.map(({ id }) => id)

describe('shipping methods', () => {
  test('shipping methods are listed with prices, also by GET', async () => {
    const { data } = await aVisitor().invoke('readShippingMethod post /shipping-method', {
      body: { associations: { prices: {} } },
    })
    expect(data).toMatchObject({ apiAlias: 'dal_entity_search_result', entity: 'shipping_method' })
    for (const { translated, technicalName } of data.elements) {
      expect(translated?.name).toBeTruthy()
      expect(technicalName).toBeTruthy()
    }
    for (const { deliveryTime } of data.elements)
      expect(deliveryTime?.translated?.name ?? deliveryTime?.name).toMatch(/\d.*\p{L}/u)
    const got = await aVisitor().invoke('readShippingMethodGet get /shipping-method')
    expect(ids(got.data.elements)).toEqual(ids(data.elements))
  })

  test('on request only the shipping methods that the cart allows are listed', async () => {
    const shopper = await aShopper()
    const all = await shopper.invoke('readShippingMethod post /shipping-method')
    const available = await shopper.invoke('readShippingMethod post /shipping-method', {
      query: { onlyAvailable: true },
    })
    expect(available.data.elements.length).toBeGreaterThan(0)
    expect(ids(all.data.elements)).toEqual(expect.arrayContaining(ids(available.data.elements)))
    const { shippingMethod } = await shopper.context()
    expect(ids(available.data.elements)).toContain(shippingMethod?.id)
  })

  test('shipping methods cost the same as in the cart', async () => {
    const shopper = await aShopper()
    const { price, deliveries } = await shopper.cart()
    const shipping = cents(deliveries?.[0]?.shippingCosts?.totalPrice)
    expect(cents(price.totalPrice)).toBe(cents(price.positionPrice) + shipping)
    expect(deliveries?.[0]?.shippingMethod?.id).toBe((await shopper.context()).shippingMethod?.id)
  })

  test('shipping methods have delivery dates', async () => {
    const shopper = await aShopper()
    const [delivery] = (await shopper.cart()).deliveries ?? []
    const { earliest = '', latest = '' } = delivery?.deliveryDate ?? {}
    expect(Date.parse(earliest)).toBeGreaterThan(Date.now() - 86_400_000)
    expect(Date.parse(latest)).toBeGreaterThanOrEqual(Date.parse(earliest))
  })
})

describe('payment methods', () => {
  test('payment methods are listed, also by GET', async () => {
    const { data } = await aVisitor().invoke('readPaymentMethod post /payment-method', { body: {} })
    expect(data.elements?.length).toBeGreaterThan(0)
    for (const { translated, technicalName } of data.elements ?? []) {
      expect(translated?.name).toBeTruthy()
      expect(technicalName).toBeTruthy()
    }
    const got = await aVisitor().invoke('readPaymentMethodGet get /payment-method')
    expect(ids(got.data.elements)).toEqual(ids(data.elements))
  })

  test('on request only the payment methods that the cart allows are listed', async () => {
    const shopper = await aShopper()
    const all = await shopper.invoke('readPaymentMethod post /payment-method', { body: {} })
    const available = await shopper.invoke('readPaymentMethod post /payment-method', {
      body: { onlyAvailable: true },
    })
    expect(available.data.elements?.length).toBeGreaterThan(0)
    expect(ids(all.data.elements)).toEqual(expect.arrayContaining(ids(available.data.elements)))
  })
})
