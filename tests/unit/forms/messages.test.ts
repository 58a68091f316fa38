import { expect, test } from 'vitest'
import { formatFieldError } from '#client/ui/form/form-messages.ts'
import { messages } from '#shared/i18n/messages.ts'
import { checkCheckout } from '#shared/schemas/forms/checkout.ts'
import { checkFindOrder } from '#shared/schemas/forms/find-order.ts'
import { checkInquiry } from '#shared/schemas/forms/inquiry.ts'
import { checkReview } from '#shared/schemas/forms/review.ts'
import { checkWithdrawal } from '#shared/schemas/forms/withdrawal.ts'
import type { Checked } from '#shared/schemas/forms/field-error.ts'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'
import { fieldsOf } from '#shared/schemas/forms/fields.ts'
import { aCheckout, aGuestForm } from '#tests/builders/checkout-form.ts'

/** The English message of an invalid field. */
function saidOf(checked: Checked<unknown>, field: string): string | undefined {
  const fieldError = checked.ok ? undefined : checked.error[field]
  return fieldError && formatFieldError(messages('en'), field, fieldError)
}

const INQUIRY = {
  email: 'a@post.example',
  subject: 'Tarp',
  comment: 'Is it waterproof?',
  acceptedDataProtection: '1',
}

test.each([
  ['withdrawal', checkWithdrawal({ email: ' ' })],
  ['order search', checkFindOrder({})],
  ['inquiry', checkInquiry({}, false)],
])('an empty %s form requires the email address with the common message', (_form, checked) => {
  expect(saidOf(checked, 'email')).toBe('Email is required.')
})

test('each missing field of a checkout has its own message in both languages', () => {
  const checked = checkCheckout({}, aCheckout())
  const errors = Object.entries(checked.ok ? {} : checked.error).filter(
    ([name]) => !/^(cartId|hash)$/.test(name),
  )
  expect(errors).toHaveLength(11)
  for (const locale of ['de', 'en'] as const) {
    const texts = errors.map(([name, error]) => formatFieldError(messages(locale), name, error))
    expect(new Set(texts).size).toBe(errors.length)
    expect(texts).not.toContain(messages(locale)('forms.required'))
  }
})

test('an inquiry reports an invalid phone number and requires none', () => {
  const inquiry = (phoneNumber: string) => checkInquiry({ ...INQUIRY, phoneNumber }, false)
  expect(saidOf(inquiry('abc'), 'phoneNumber')).toBe('Please enter a valid phone number.')
  expect([inquiry('').ok, inquiry('+49 351 123456').ok]).toEqual([true, true])
})

test('a filled honeypot must be cleared by the sender', () => {
  expect(
    saidOf(checkInquiry({ ...INQUIRY, website: 'https://spam.example' }, false), 'website'),
  ).toBe('Please leave empty.')
})

test('a review has between one and five stars', () => {
  expect(saidOf(checkReview({ points: '6' }), 'points')).toBe('Please enter a value from 1 to 5.')
  expect(saidOf(checkReview({}), 'points')).toBe('Please select an option.')
})

test('a checkbox is yes or no', () => {
  const input = fieldsOf(aGuestForm({ differentShipping: 'perhaps' }))
  const checked = checkCheckout(input, aCheckout())
  expect(saidOf(checked, 'differentShipping')).toBe('Please select yes or no.')
})

test('a length is a decimal number', () => {
  const cloth = { isMetre: true, min: 5, step: 1, max: null }
  const input = readQuantity('two', cloth)
  expect(input.ok ? null : formatFieldError(messages('en'), 'metres', { kind: input.error })).toBe(
    'Please enter a decimal number.',
  )
})
