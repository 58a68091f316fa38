import { describe, expect, test } from 'vitest'
import { checkCheckout } from '#shared/schemas/forms/checkout.ts'
import { fieldsOf } from '#shared/schemas/forms/fields.ts'
import { AUSTRIA, aCheckout, aGuestForm } from '#tests/builders/checkout-form.ts'

function faults(changes: Readonly<Record<string, string>>, rules = aCheckout()) {
  const checked = checkCheckout(fieldsOf(aGuestForm(changes)), rules)
  return checked.ok ? {} : checked.error
}

describe('a guest who fills in the checkout', () => {
  test('gets through with everything that is needed', () => {
    const checked = checkCheckout(fieldsOf(aGuestForm()), aCheckout())
    expect(checked).toMatchObject({
      ok: true,
      value: { email: 'katrin@post.example', shippingAddress: null, terms: '1' },
    })
  })

  test('is told of every fault at once when nothing was sent', () => {
    const checked = checkCheckout({}, aCheckout())
    expect(checked.ok).toBe(false)
    expect(checked.ok ? {} : checked.error).toMatchObject({
      email: { kind: 'emailRequired' },
      terms: { kind: 'terms' },
      shippingMethodId: { kind: 'shippingMethod' },
      paymentMethodId: { kind: 'paymentMethod' },
      'billingAddress.firstName': { kind: 'required' },
      'billingAddress.salutationId': { kind: 'salutation' },
      'billingAddress.countryId': { kind: 'country' },
    })
  })

  test('is told of the faults in the order in which the page asks', () => {
    const checked = checkCheckout({}, aCheckout())
    const asked = Object.keys(checked.ok ? {} : checked.error).filter(
      (name) => !/^(cartId|hash)$/.test(name),
    )
    expect(asked.slice(-4)).toEqual(['email', 'shippingMethodId', 'paymentMethodId', 'terms'])
    expect(asked[0]).toBe('billingAddress.salutationId')
  })

  test.each([
    ['0109', { kind: 'zip' }],
    ['O1099', { kind: 'zip' }],
    ['', { kind: 'required' }],
  ])('cannot send %j as a German postal code', (zipcode, fault) => {
    expect(faults({ 'billingAddress.zipcode': zipcode })).toEqual({
      'billingAddress.zipcode': fault,
    })
  })

  test('has four digits in an Austrian postal code', () => {
    const austrian = { 'billingAddress.countryId': AUSTRIA, 'billingAddress.zipcode': '1010' }
    expect(faults(austrian)).toEqual({})
  })

  test('hears of the postal code although the name is wrong too', () => {
    const both = { 'billingAddress.zipcode': '1', 'billingAddress.firstName': 'K' }
    expect(Object.keys(faults(both)).toSorted()).toEqual([
      'billingAddress.firstName',
      'billingAddress.zipcode',
    ])
  })

  test('called Li gets through where the shop allows two letters', () => {
    const named = { 'billingAddress.lastName': 'Li' }
    expect(faults(named)).toEqual({ 'billingAddress.lastName': { kind: 'tooShort', limit: 3 } })
    expect(faults(named, aCheckout({ nameMinLength: 2 }))).toEqual({})
  })

  test.each(['katrin', 'katrin@', '@post.example', 'a b@post.example'])(
    'cannot use %j as an e-mail address',
    (email) => expect(faults({ email })).toEqual({ email: { kind: 'email' } }),
  )

  test('may leave the phone empty but not type a word into it', () => {
    expect(faults({ 'billingAddress.phoneNumber': '+49 351 123-45' })).toEqual({})
    expect(faults({ 'billingAddress.phoneNumber': 'abends' })).toEqual({
      'billingAddress.phoneNumber': { kind: 'phone' },
    })
  })

  test('cannot choose a country that the shop does not deliver to', () => {
    expect(faults({ 'billingAddress.countryId': 'f'.repeat(32) })).toMatchObject({
      'billingAddress.countryId': { kind: 'country' },
    })
  })

  test('may type spaces into a VAT id, which are taken out', () => {
    const business = { vatId: 'atu 12345678', 'billingAddress.company': 'Naht GmbH' }
    const checked = checkCheckout(fieldsOf(aGuestForm(business)), aCheckout())
    expect(checked.ok && checked.value.vatId).toBe('ATU12345678')
  })

  test('needs a company for a VAT id, and a country code in it', () => {
    expect(faults({ vatId: 'DE123456789' })).toEqual({
      'billingAddress.company': { kind: 'vatIdWithoutCompany' },
    })
    expect(faults({ vatId: '123456789', 'billingAddress.company': 'Naht GmbH' })).toEqual({
      vatId: { kind: 'vatId' },
    })
  })

  test('fills in a delivery address only if it differs', () => {
    expect(faults({ 'shippingAddress.city': '' })).toEqual({})
    expect(faults({ differentShipping: '1', 'shippingAddress.city': '' })).toMatchObject({
      'shippingAddress.city': { kind: 'required' },
    })
  })

  test('waives the withdrawal of downloads only where there are some', () => {
    expect(faults({}, aCheckout({ hasDownloads: true }))).toEqual({
      digitalWaiver: { kind: 'digitalWaiver' },
    })
  })

  test('cannot reach an object’s prototype by the name of a field', () => {
    const fields = fieldsOf([
      ['__proto__.polluted', '1'],
      ['constructor', 'x'],
    ])
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
