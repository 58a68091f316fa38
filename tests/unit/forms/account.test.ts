import { describe, expect, test } from 'vitest'
import {
  checkEmailChange,
  checkLogin,
  checkNewPassword,
  checkPasswordChange,
} from '#shared/schemas/forms/account/credentials.ts'
import { checkProfile } from '#shared/schemas/forms/account/profile.ts'
import { checkRegistration } from '#shared/schemas/forms/account/registration.ts'
import { GERMANY, aCheckout } from '#tests/builders/checkout-form.ts'

const PERSON = {
  salutationId: '1'.repeat(32),
  firstName: 'Katrin',
  lastName: 'Sommerfeld',
  accountType: 'private',
}
const REGISTRATION = {
  ...PERSON,
  email: 'katrin@post.example',
  password: 'Steppstich',
  street: 'Elbhangstraße 27',
  zipcode: '01326',
  city: 'Dresden',
  countryId: GERMANY,
  acceptedDataProtection: '1',
}

function registrationFieldErrors(changes: Record<string, string | undefined>) {
  const checked = checkRegistration({ ...REGISTRATION, ...changes }, aCheckout())
  return checked.ok ? {} : checked.error
}

describe('registration forms', () => {
  test('a registration needs only a name, an address, a password and the privacy policy', () => {
    expect(registrationFieldErrors({})).toEqual({})
  })

  test.each([
    [{ email: '' }, { email: { kind: 'emailRequired' } }],
    [{ email: 'katrin@' }, { email: { kind: 'email' } }],
    [{ password: 'kurz' }, { password: { kind: 'tooShort', limit: 8 } }],
    [{ password: '' }, { password: { kind: 'required' } }],
    [{ firstName: 'Li' }, { firstName: { kind: 'tooShort', limit: 3 } }],
    [{ zipcode: '0132' }, { zipcode: { kind: 'zip' } }],
    [{ acceptedDataProtection: undefined }, { acceptedDataProtection: { kind: 'privacy' } }],
    [{ accountType: 'business' }, { company: { kind: 'required' } }],
    [{ vatId: 'DE12' }, { vatId: { kind: 'vatId' } }],
    [{ lastName: 'ß'.repeat(10_000) }, { lastName: { kind: 'tooLong', limit: 255 } }],
  ])('a registration with %j reports the error', (changes, fieldErrors) => {
    expect(registrationFieldErrors(changes)).toEqual(fieldErrors)
  })

  test('a registration reports all errors at once', () => {
    const checked = checkRegistration({}, aCheckout())
    expect(Object.keys(checked.ok ? {} : checked.error).sort()).toEqual([
      'acceptedDataProtection',
      'city',
      'countryId',
      'email',
      'firstName',
      'lastName',
      'password',
      'salutationId',
      'street',
      'zipcode',
    ])
  })

  test('a password preserves its blanks, and an address is trimmed', () => {
    const fields = { ...REGISTRATION, password: ' Steppstich ', email: ' katrin@post.example ' }
    expect(checkRegistration(fields, aCheckout())).toMatchObject({
      ok: true,
      value: { password: ' Steppstich ', email: 'katrin@post.example' },
    })
  })
})

describe('customer forms', () => {
  test('a login accepts passwords of any length, because they can be old', () => {
    expect(checkLogin({ email: 'a@post.example', password: 'kurz' }).ok).toBe(true)
  })

  test('a business must have a name', () => {
    const business = { ...PERSON, accountType: 'business' }
    expect(checkProfile(business, { nameMinLength: 3 })).toMatchObject({
      ok: false,
      error: { company: { kind: 'required' } },
    })
    expect(checkProfile({ ...business, company: 'Segel' }, { nameMinLength: 3 }).ok).toBe(true)
  })

  test('a new password must be entered twice', () => {
    const input = { newPassword: 'Steppstich', newPasswordConfirm: 'Steppstick' }
    const differ = { newPasswordConfirm: { kind: 'passwordsDiffer' } }
    expect(checkNewPassword(input)).toEqual({ ok: false, error: differ })
    expect(checkPasswordChange({ ...input, currentPassword: 'alt' })).toEqual({
      ok: false,
      error: differ,
    })
    expect(checkNewPassword({ ...input, newPasswordConfirm: 'Steppstich' }).ok).toBe(true)
  })

  test('a new email address must be entered twice', () => {
    const input = { email: 'a@post.example', emailConfirmation: 'b@post.example', password: 'x' }
    expect(checkEmailChange(input)).toEqual({
      ok: false,
      error: { emailConfirmation: { kind: 'emailsDiffer' } },
    })
  })
})
