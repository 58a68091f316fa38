import { expect, test } from 'vitest'
import {
  inspectProducts,
  inspectChannel,
  inspectCountries,
  inspectMessages,
  inspectRegistrations,
  inspectLanguages,
  inspectPaths,
} from '#worker/store-api/diagnosis/inspections.ts'
import { isNote, reasonOf } from '#worker/store-api/diagnosis/finding.ts'
import { aStoreProduct } from '#tests/builders/store-product.ts'

const AROUND = { origin: 'https://your.shop', pictureOrigins: ['https://shopware.example'] }
const CDN = 'https://cdn.example/front.png'

const refusal = (status: number, code?: string) =>
  ({ kind: 'refused', status, errors: code ? [{ code }] : [], token: null }) as const

test.each([
  [refusal(412, 'FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND'), { name: 'noChannel' }],
  [refusal(503, 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE'), { name: 'closed' }],
  [refusal(502), { name: 'noJson', what: 'HTTP 502' }],
  [refusal(400, 'C'), { name: 'other', what: 'HTTP 400 C' }],
  [{ kind: 'unreachable' } as const, { name: 'noShop' }],
  [{ kind: 'timeout' } as const, { name: 'tooSlow' }],
  [
    { kind: 'invalid-answer', detail: 'no JSON, but <html>' } as const,
    { name: 'noJson', what: 'HTTP 200' },
  ],
])('a failure is reported with a reason that can be corrected: %o', (failure, reason) => {
  expect(reasonOf(failure)).toEqual(reason)
})

test('missing domains are reported, with any trailing slash', () => {
  const channel = (url: string) => ({ salesChannel: { domains: [{ url }] } })

  expect(inspectChannel(channel('https://your.shop/'), AROUND)).toEqual([])
  expect(inspectChannel(channel('https://your.shop/headless'), AROUND)).toEqual([])
  expect(inspectChannel(channel('https://your.shop.example'), AROUND)).toHaveLength(1)
  expect(inspectChannel(channel('https://other.shop'), AROUND)).toEqual([
    { name: 'noDomain', what: 'https://your.shop' },
  ])
  expect(inspectChannel({ salesChannel: { domains: null } }, AROUND)).toEqual([])
})

test('a missing language is reported', () => {
  expect(inspectLanguages({ de: 'a' })).toEqual([{ name: 'noEnglish' }])
  expect(inspectLanguages({})).toEqual([{ name: 'noGerman' }, { name: 'noEnglish' }])
})

test("Shopware's own SEO paths and missing ones are notes, not errors", () => {
  const paths = (seoPathInfo: string) => inspectPaths({ elements: [{ seoPathInfo }] })

  expect(paths('stoffe/netze')).toEqual([])
  expect(paths('Stoffe/')).toEqual([{ name: 'shopwarePaths', what: 'Stoffe/' }])
  expect(inspectPaths({ elements: [] }).every(isNote)).toBe(true)
})

test('pictures blocked by the content policy are reported with their origin', () => {
  const cover = { id: 'c', media: { id: 'm', url: CDN } }
  const findings = inspectProducts([aStoreProduct({ cover })], AROUND)

  expect(findings).toContainEqual({ name: 'foreignPictures', what: 'https://cdn.example' })
  expect(findings.filter((finding) => !isNote(finding))).toHaveLength(1)
})

test('missing products and countries are reported', () => {
  expect(inspectProducts([], AROUND)).toEqual([{ name: 'noArticles' }])
  expect(inspectCountries([])).toEqual([{ name: 'noCountries' }])
})

test('countries that require a state or VAT id are listed', () => {
  const countries = [
    { iso: 'DE', vatIdRequired: true },
    { iso: 'US', forceStateInRegistration: true },
  ]

  expect(inspectCountries(countries)).toEqual([
    { name: 'statesRequired', what: 'US' },
    { name: 'vatRequired', what: 'DE' },
  ])
})

const blank = (pointer: string) => ({ code: 'VIOLATION::IS_BLANK_ERROR', source: { pointer } })
const namesOf = (findings: readonly { readonly name: string }[]) => findings.map(({ name }) => name)

test('additional required registration fields are notes', () => {
  const missing = (field: string) => blank(`/billingAddress/${field}`)
  expect(inspectRegistrations([missing('street'), missing('city')])).toEqual([])
  const findings = inspectRegistrations([
    missing('phoneNumber'),
    missing('additionalAddressLine1'),
    missing('additionalAddressLine2'),
  ])
  expect(namesOf(findings)).toEqual(['lineRequired', 'secondLineRequired', 'phoneRequired'])
  expect(findings.every(isNote)).toBe(true)
})

test('a longer minimum password is reported', () => {
  const short = (limit: string) => ({
    code: 'VIOLATION::TOO_SHORT_ERROR',
    source: { pointer: '/password' },
    meta: { parameters: { '{{ value }}': '"-"', '{{ limit }}': limit } },
  })
  expect(inspectRegistrations([short('8')])).toEqual([])
  expect(inspectRegistrations([short('12')])).toEqual([{ name: 'longPasswords', what: '12' }])
})

test('additional required message fields are notes', () => {
  const always = ['/salutationId', '/email', '/subject', '/comment'].map(blank)
  expect(inspectMessages(always)).toEqual([])
  const findings = inspectMessages([...always, ...['/firstName', '/lastName', '/phone'].map(blank)])
  expect(namesOf(findings)).toEqual(['nameInMessages', 'phoneInMessages'])
  expect(findings.every(isNote)).toBe(true)
})
