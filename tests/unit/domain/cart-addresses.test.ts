import { describe, expect, test } from 'vitest'
import type { AddressId } from '#shared/domain/ids.ts'
import { aCart, aProduct } from '#tests/builders/cart.ts'
import { idFrom } from '#tests/builders/ids.ts'
import { shippingIdOf } from '#tests/builders/methods.ts'

describe('the addresses of a cart', () => {
  const address = {
    id: idFrom<AddressId>('home'),
    countryName: 'France',
    countryAllowed: false,
    salutationMissing: true,
    regionMissing: false,
  }

  test('a country that is not served and a missing salutation block the order', () => {
    const cart = aCart([[aProduct()]], { shippingAddress: address })
    expect(cart.errors.map(({ id, level }) => [id, level])).toEqual([
      ['shipping-address-blocked-France', 20],
      ['salutation-missing-shipping-address', 10],
    ])
    expect(cart.isOrderable).toBe(false)
  })

  test('a chosen country without delivery blocks the order before an address is known', () => {
    const cart = aCart([[aProduct()]], { blockedCountry: 'France' })
    expect(cart.errors.map(({ id }) => id)).toEqual(['shipping-address-blocked-France'])
    const shippingMethodId = shippingIdOf('pickup')
    expect(aCart([[aProduct()]], { blockedCountry: 'France', shippingMethodId }).errors).toEqual([])
  })

  test('pick-up allows any country', () => {
    const shippingAddress = { ...address, salutationMissing: false }
    const shippingMethodId = shippingIdOf('pickup')
    expect(aCart([[aProduct()]], { shippingAddress, shippingMethodId }).errors).toEqual([])
  })

  test('the billing address is checked for every kind of delivery', () => {
    const billingAddress = { ...address, regionMissing: true }
    const shippingMethodId = shippingIdOf('pickup')
    const { errors } = aCart([[aProduct()]], { billingAddress, shippingMethodId })
    expect(errors.map(({ key }) => key)).toEqual([
      'billing-address-blocked',
      'salutation-missing-billing-address',
      'country-region-missing-billing-address',
    ])
  })
})
