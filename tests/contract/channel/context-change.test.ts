import { describe, expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalIn, refusalOf, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const CHOICES = [
  'currencyId',
  'languageId',
  'countryId',
  'shippingMethodId',
  'paymentMethodId',
] as const

const isAbroad = ({ iso = '', shippingAvailable = false }) => shippingAvailable && iso !== 'DE'

describe('choices of a visitor', () => {
  test('a visitor can choose the language, which the session stores', async () => {
    const visitor = aVisitor()
    const english = await languageId('en-GB')
    await visitor.invoke('updateContext patch /context', { body: { languageId: english } })
    const { context, languageInfo } = await visitor.context()
    expect(context?.languageIdChain?.[0]).toBe(english)
    expect(languageInfo.localeCode).toBe('en-GB')
  })

  test('a visitor can choose the country of delivery', async () => {
    const visitor = aVisitor()
    const { data } = await visitor.invoke('readCountry post /country', { body: { limit: 100 } })
    const { id, iso } = needed(data.elements?.find(isAbroad), 'delivery to a second country')
    await visitor.invoke('updateContext patch /context', { body: { countryId: id } })
    expect((await visitor.context()).shippingLocation?.country).toMatchObject({ id, iso })
  })

  test('a visitor with a cart can choose shipping and payment method', async () => {
    const visitor = aVisitor()
    await visitor.add((await aSimpleProduct()).id, 1)
    const { shippingMethod, paymentMethod } = await visitor.context()
    const [shipping, payment] = await Promise.all([
      visitor.invoke('readShippingMethod post /shipping-method', {
        query: { onlyAvailable: true },
      }),
      visitor.invoke('readPaymentMethod post /payment-method', { body: { onlyAvailable: true } }),
    ])
    const otherShipping = shipping.data.elements.find(({ id }) => id !== shippingMethod?.id)
    const otherPayment = payment.data.elements?.find(({ id }) => id !== paymentMethod?.id)
    const shippingMethodId = needed(otherShipping, 'a second way of delivery').id
    const paymentMethodId = needed(otherPayment, 'a second way to pay').id
    await visitor.invoke('updateContext patch /context', {
      body: { shippingMethodId, paymentMethodId },
    })
    expect(await visitor.context()).toMatchObject({
      shippingMethod: { id: shippingMethodId },
      paymentMethod: { id: paymentMethodId },
    })
  })

  test('a choice returns the token in the header only', async () => {
    const visitor = aVisitor()
    const { data } = await visitor.invoke('updateContext patch /context', {
      body: { languageId: await languageId('en-GB') },
    })
    expect(data).not.toHaveProperty('contextToken')
    expect(visitor.token()).toMatch(/^[0-9A-Za-z]{32}$/)
  })
})

describe('refused choices', () => {
  test.each(CHOICES)('a choice with an unknown %s is refused', async (name) => {
    const response = aVisitor().invoke('updateContext patch /context', {
      body: { [name]: UNKNOWN_ID },
    })
    const refusal = await refusalOf(response)
    expect(refusal.status).toBe(400)
    expect(violations(refusal)[`/${name}`]).toMatch(/^VIOLATION::/)
  })

  test.each(CHOICES)('a choice with a %s that is not text is refused', async (name) => {
    const refusal = refusalIn(await aVisitor().call('PATCH', '/context', { [name]: 7 }))
    expect(refusal.status).toBe(400)
    expect(violations(refusal)[`/${name}`]).toMatch(/^VIOLATION::/)
  })

  test.each(['billingAddressId', 'shippingAddressId'])(
    'a choice of a %s without a customer is refused',
    async (name) => {
      const response = await aVisitor().call('PATCH', '/context', { [name]: UNKNOWN_ID })
      const { status, codes } = refusalIn(response)
      expect(status).toBe(403)
      expect(codes).toEqual(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
    },
  )

  test('a choice with one invalid part is refused completely', async () => {
    const visitor = aVisitor()
    const body = { languageId: await languageId('en-GB'), countryId: UNKNOWN_ID }
    await refusalOf(visitor.invoke('updateContext patch /context', { body }))
    expect((await visitor.context()).languageInfo.localeCode).not.toBe('en-GB')
  })
})
