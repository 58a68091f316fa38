import { describe, expect, test } from 'vitest'
import {
  formatConsent,
  FULL_CONSENT,
  NO_CONSENT,
  reportedConsent,
  storedConsent,
  type Consent,
} from '#shared/consent.ts'
import { consentOfForm } from '#shared/schemas/forms/consent.ts'

const only = (...allowed: readonly (keyof Consent)[]): Consent => ({
  ...NO_CONSENT,
  ...Object.fromEntries(allowed.map((category) => [category, true])),
})

test('before a choice only what is necessary is allowed', () => {
  expect(NO_CONSENT).toEqual({
    necessary: true,
    functional: false,
    statistic: false,
    marketing: false,
    unclassified: false,
  })
})

test.each([
  ['functionality', 'functional'],
  ['performance', 'statistic'],
  ['targeting', 'marketing'],
  ['unclassified', 'unclassified'],
] as const)('what the consent tool calls %s is %s here', (reported, category) => {
  expect(reportedConsent([reported])).toEqual(only(category))
})

test('names that nobody knows allow nothing', () => {
  expect(reportedConsent(['strict', 'marketing', 7, null])).toEqual(NO_CONSENT)
})

describe('a stored choice', () => {
  test.each([
    ['{"action":"accept"}', FULL_CONSENT],
    ['{"action":"accept","categories":null}', FULL_CONSENT],
    ['{"action":"accept","categories":[]}', NO_CONSENT],
    [
      '{"action":"accept","categories":["performance","targeting"]}',
      only('statistic', 'marketing'),
    ],
    ['{"action":"accept","categories":"[\\"functionality\\"]"}', only('functional')],
    ['{"action":"reject","categories":["performance"]}', NO_CONSENT],
    ['{"action":"reject"}', NO_CONSENT],
  ])('%s', (stored, consent) => expect(storedConsent(stored)).toEqual(consent))

  test.each([undefined, null, '', '{', '7', 'null', '[]', '{}', '{"action":"yes"}', '<script>'])(
    '%s is none',
    (stored) => expect(storedConsent(stored)).toBeNull(),
  )

  test('a broken list allows nothing and is asked for again', () => {
    expect(storedConsent('{"action":"accept","categories":"performance"}')).toBeNull()
    expect(storedConsent('{"action":"accept","categories":{"a":1}}')).toBeNull()
  })

  test.each([NO_CONSENT, FULL_CONSENT, only('statistic'), only('functional', 'unclassified')])(
    'reads as it was written: %o',
    (consent) => expect(storedConsent(formatConsent(consent))).toEqual(consent),
  )
})

test('a form asks for everything, for nothing or for what is ticked', () => {
  expect(consentOfForm({ choice: 'all' })).toEqual(FULL_CONSENT)
  expect(consentOfForm({ choice: 'none', statistic: '1' })).toEqual(NO_CONSENT)
  expect(consentOfForm({ choice: 'some', statistic: '1', other: '1' })).toEqual(only('statistic'))
  expect(consentOfForm({ choice: 'maybe' })).toBeNull()
})
