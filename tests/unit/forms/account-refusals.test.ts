import { describe, expect, test } from 'vitest'
import { toFieldErrors } from '#worker/routes/forms/field-errors.ts'
import { readFieldValues } from '#worker/routes/forms/field-values.ts'

const violation = (code: string, pointer: string) => ({
  code: `VIOLATION::${code}`,
  detail: 'raw detail of the backend',
  source: { pointer },
})

describe('refusals of the Store API in account forms', () => {
  test.each([
    ['IS_BLANK_ERROR', '/billingAddress/street', { street: { kind: 'required' } }],
    ['TOO_LONG_ERROR', '/billingAddress/city', { city: { kind: 'general' } }],
    ['ZIP_CODE_INVALID', '/zipcode', { zipcode: { kind: 'zip' } }],
    ['CUSTOMER_EMAIL_NOT_UNIQUE', '/email', { email: { kind: 'emailTaken' } }],
    ['INVALID_FORMAT_ERROR', '/email', { email: { kind: 'email' } }],
    ['CUSTOMER_PASSWORD_NOT_CORRECT', '/password', { password: { kind: 'passwordWrong' } }],
    ['TOO_SHORT_ERROR', '/newPassword', { newPassword: { kind: 'tooShort', limit: 8 } }],
    ['VAT_ID_FORMAT_NOT_CORRECT', '/vatIds/0', { vatId: { kind: 'vatId' } }],
    ['SOMETHING_NEW', '/company', { company: { kind: 'general' } }],
  ])(
    'the refusal %s at %s is shown at its field in our own words',
    (code, pointer, fieldErrors) => {
      expect(toFieldErrors([violation(code, pointer)])).toEqual(fieldErrors)
    },
  )

  const row = (code: string, pointer: string) => [{ code, source: { pointer } }]
  const BLANK = 'c1051bb4-d103-4f74-8988-acbcafc7fdc3'
  const TOO_LONG = 'd94b19cc-114f-4f44-9cc4-4138e80a87b9'

  test('a refusal of a database row is shown at its field too', () => {
    expect(toFieldErrors(row(BLANK, '/0/city'))).toEqual({ city: { kind: 'required' } })
    expect(toFieldErrors(row(TOO_LONG, '/0/street'))).toEqual({ street: { kind: 'general' } })
  })

  test('refusals of a registration with two addresses are assigned to their address', () => {
    const grouped = (field: string, group?: string) => `${group}.${field}`
    expect(toFieldErrors(row(BLANK, '/0/addresses/0/city'), grouped)).toEqual({
      'billingAddress.city': { kind: 'required' },
    })
    expect(toFieldErrors(row(TOO_LONG, '/0/addresses/1/city'), grouped)).toEqual({
      'shippingAddress.city': { kind: 'general' },
    })
  })

  test('a refusal without code at a repeated field is shown at that field', () => {
    expect(toFieldErrors([{ code: '', source: { pointer: '/newPassword' } }])).toEqual({
      newPassword: { kind: 'general' },
    })
  })

  test('a refused country without delivery is shown at the country', () => {
    expect(toFieldErrors([{ code: 'CHECKOUT__CUSTOMER_COUNTRY_NOT_FOUND' }])).toEqual({
      countryId: { kind: 'general' },
    })
  })

  test('a refusal without pointer is shown at no field', () => {
    expect(toFieldErrors([{ code: 'CHECKOUT__WHATEVER' }])).toEqual({})
  })
})

test('a refused form preserves the input except secrets', () => {
  const input = {
    email: 'katrin@post.example',
    password: 'geheim',
    newPassword: 'geheim',
    newPasswordConfirm: 'geheim',
    formToken: 'x',
    billingAddress: { street: 'Am Wall 3' },
  }
  expect(readFieldValues(input)).toEqual({
    email: 'katrin@post.example',
    'billingAddress.street': 'Am Wall 3',
  })
})
