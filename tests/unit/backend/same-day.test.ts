import { expect, test } from 'vitest'
import { inquiryId } from '#worker/backend/inquiry/inquiry.ts'
import { withdrawalId } from '#worker/backend/withdrawal/withdrawal.ts'

const inquiry = {
  name: 'Katrin',
  email: 'katrin@example.org',
  phone: '',
  subject: 'Stoff',
  comment: 'Wie breit?',
  productId: null,
}
const declaration = { name: '', email: 'katrin@example.org', orderNumber: '10001', lines: '' }

// In summer a day in Berlin starts at 22:00 UTC.
const LATE = new Date('2026-07-01T21:59:00Z')
const AFTER_MIDNIGHT = new Date('2026-07-01T22:01:00Z')
const NEXT_NOON = new Date('2026-07-02T10:00:00Z')

test('the same inquiry counts once until midnight in Berlin', () => {
  expect(inquiryId(inquiry, AFTER_MIDNIGHT)).toBe(inquiryId(inquiry, NEXT_NOON))
  expect(inquiryId(inquiry, LATE)).not.toBe(inquiryId(inquiry, AFTER_MIDNIGHT))
})

test('the same withdrawal counts once until midnight in Berlin', () => {
  expect(withdrawalId(declaration, AFTER_MIDNIGHT)).toBe(withdrawalId(declaration, NEXT_NOON))
  expect(withdrawalId(declaration, LATE)).not.toBe(withdrawalId(declaration, AFTER_MIDNIGHT))
})
