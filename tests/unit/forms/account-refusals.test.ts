import { describe, expect, test } from 'vitest'
import { fieldFaults } from '#worker/routes/forms/field-faults.ts'
import { typedValues } from '#worker/routes/forms/typed-values.ts'

const violation = (code: string, pointer: string) => ({
  code: `VIOLATION::${code}`,
  detail: 'raw detail of the backend',
  source: { pointer },
})

describe('what the Store API refuses', () => {
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
  ])('%s at %s stands at its field in our own words', (code, pointer, faults) => {
    expect(fieldFaults([violation(code, pointer)])).toEqual(faults)
  })

  test('belongs to no field if it points nowhere', () => {
    expect(fieldFaults([{ code: 'CHECKOUT__WHATEVER' }])).toEqual({})
  })
})

test('what was typed is repeated, secrets are not', () => {
  const typed = {
    email: 'katrin@post.example',
    password: 'geheim',
    newPassword: 'geheim',
    newPasswordConfirm: 'geheim',
    formToken: 'x',
    billingAddress: { street: 'Am Wall 3' },
  }
  expect(typedValues(typed)).toEqual({
    email: 'katrin@post.example',
    'billingAddress.street': 'Am Wall 3',
  })
})
