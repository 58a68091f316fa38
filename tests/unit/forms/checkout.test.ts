import { describe, expect, test } from 'vitest'
import { checkCheckout } from '#shared/schemas/forms/checkout.ts'
import { fieldsOf } from '#shared/schemas/forms/fields.ts'
import { AUSTRIA, aCheckout, aGuestForm } from '#tests/builders/checkout-form.ts'

function fieldErrors(changes: Readonly<Record<string, string>>, rules = aCheckout()) {
  const checked = checkCheckout(fieldsOf(aGuestForm(changes)), rules)
  return checked.ok ? {} : checked.error
}

describe("a guest's checkout form", () => {
  test('a checkout form with all required fields is valid', () => {
    const checked = checkCheckout(fieldsOf(aGuestForm()), aCheckout())
    expect(checked).toMatchObject({
      ok: true,
      value: { email: 'katrin@post.example', shippingAddress: null, terms: '1' },
    })
  })

  test('an empty checkout form reports all errors', () => {
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

  test('a summary lists the errors of a checkout in the order of the page', () => {
    const checked = checkCheckout({}, aCheckout())
    const requested = Object.keys(checked.ok ? {} : checked.error).filter(
      (name) => !/^(cartId|hash)$/.test(name),
    )
    expect(requested).toEqual([
      'email',
      'billingAddress.firstName',
      'billingAddress.lastName',
      'billingAddress.street',
      'billingAddress.zipcode',
      'billingAddress.city',
      'billingAddress.countryId',
      'billingAddress.salutationId',
      'shippingMethodId',
      'paymentMethodId',
      'terms',
    ])
  })

  test('errors of a delivery address follow those of the billing address', () => {
    const input = {
      differentShipping: '1',
      vatId: 'DE123456789',
      'billingAddress.zipcode': '1',
      paymentMethodId: '',
    }
    const names = Object.keys(fieldErrors(input))
    expect(names.slice(0, 3)).toEqual([
      'billingAddress.zipcode',
      'billingAddress.company',
      'shippingAddress.firstName',
    ])
    expect(names.at(-1)).toBe('paymentMethodId')
  })

  test.each([
    ['0109', { kind: 'zip' }],
    ['O1099', { kind: 'zip' }],
    ['', { kind: 'required' }],
  ])('a checkout form refuses %j as a German postal code', (zipcode, fieldError) => {
    expect(fieldErrors({ 'billingAddress.zipcode': zipcode })).toEqual({
      'billingAddress.zipcode': fieldError,
    })
  })

  test('a checkout form requires four digits for an Austrian postal code', () => {
    const austrian = { 'billingAddress.countryId': AUSTRIA, 'billingAddress.zipcode': '1010' }
    expect(fieldErrors(austrian)).toEqual({})
  })

  test('a checkout form reports the postal code even if the name is invalid', () => {
    const both = { 'billingAddress.zipcode': '1', 'billingAddress.firstName': 'K' }
    expect(Object.keys(fieldErrors(both)).toSorted()).toEqual([
      'billingAddress.firstName',
      'billingAddress.zipcode',
    ])
  })

  test('a checkout form accepts the name Li if the shop allows two letters', () => {
    const named = { 'billingAddress.lastName': 'Li' }
    expect(fieldErrors(named)).toEqual({
      'billingAddress.lastName': { kind: 'tooShort', limit: 3 },
    })
    expect(fieldErrors(named, aCheckout({ nameMinLength: 2 }))).toEqual({})
  })

  test.each(['katrin', 'katrin@', '@post.example', 'a b@post.example'])(
    'a checkout form refuses %j as an email address',
    (email) => expect(fieldErrors({ email })).toEqual({ email: { kind: 'email' } }),
  )

  test('a checkout form accepts an empty phone number, but no text', () => {
    expect(fieldErrors({ 'billingAddress.phoneNumber': '+49 351 123-45' })).toEqual({})
    expect(fieldErrors({ 'billingAddress.phoneNumber': 'abends' })).toEqual({
      'billingAddress.phoneNumber': { kind: 'phone' },
    })
  })

  test('a checkout form refuses a country without delivery', () => {
    expect(fieldErrors({ 'billingAddress.countryId': 'f'.repeat(32) })).toMatchObject({
      'billingAddress.countryId': { kind: 'country' },
    })
  })

  test('a checkout form removes spaces from a VAT id', () => {
    const business = { vatId: 'atu 12345678', 'billingAddress.company': 'Naht GmbH' }
    const checked = checkCheckout(fieldsOf(aGuestForm(business)), aCheckout())
    expect(checked.ok && checked.value.vatId).toBe('ATU12345678')
  })

  test('a checkout form requires a company and a country code with a VAT id', () => {
    expect(fieldErrors({ vatId: 'DE123456789' })).toEqual({
      'billingAddress.company': { kind: 'vatIdWithoutCompany' },
    })
    expect(fieldErrors({ vatId: '123456789', 'billingAddress.company': 'Naht GmbH' })).toEqual({
      vatId: { kind: 'vatId' },
    })
  })

  test('a checkout form reads the delivery address only if it differs', () => {
    expect(fieldErrors({ 'shippingAddress.city': '' })).toEqual({})
    expect(fieldErrors({ differentShipping: '1', 'shippingAddress.city': '' })).toMatchObject({
      'shippingAddress.city': { kind: 'required' },
    })
  })

  test('a checkout form requires the withdrawal waiver only with downloads', () => {
    expect(fieldErrors({}, aCheckout({ hasDownloads: true }))).toEqual({
      digitalWaiver: { kind: 'digitalWaiver' },
    })
  })

  test("field names of a checkout form cannot reach an object's prototype", () => {
    const fields = fieldsOf([
      ['__proto__.polluted', '1'],
      ['constructor', 'x'],
    ])
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
