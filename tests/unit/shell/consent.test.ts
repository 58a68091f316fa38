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

test('before a choice only necessary categories are allowed', () => {
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
] as const)("the consent tool's category %s is our %s", (reported, category) => {
  expect(reportedConsent([reported])).toEqual(only(category))
})

test('unknown categories of consent allow nothing', () => {
  expect(reportedConsent(['strict', 'marketing', 7, null])).toEqual(NO_CONSENT)
})

describe('stored choices of consent', () => {
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
  ])('the stored choice %s is parsed as expected', (stored, consent) =>
    expect(storedConsent(stored)).toEqual(consent),
  )

  test.each([undefined, null, '', '{', '7', 'null', '[]', '{}', '{"action":"yes"}', '<script>'])(
    'the stored choice %s is invalid',
    (stored) => expect(storedConsent(stored)).toBeNull(),
  )

  test('a choice with an invalid list allows nothing, and the visitor has to choose again', () => {
    expect(storedConsent('{"action":"accept","categories":"performance"}')).toBeNull()
    expect(storedConsent('{"action":"accept","categories":{"a":1}}')).toBeNull()
  })

  test.each([NO_CONSENT, FULL_CONSENT, only('statistic'), only('functional', 'unclassified')])(
    'the choice %o is the same after storing and parsing',
    (consent) => expect(storedConsent(formatConsent(consent))).toEqual(consent),
  )
})

test('a form allows all, none or the ticked categories', () => {
  expect(consentOfForm({ choice: 'all' })).toEqual(FULL_CONSENT)
  expect(consentOfForm({ choice: 'none', statistic: '1' })).toEqual(NO_CONSENT)
  expect(consentOfForm({ choice: 'some', statistic: '1', other: '1' })).toEqual(only('statistic'))
  expect(consentOfForm({ choice: 'maybe' })).toBeNull()
})
