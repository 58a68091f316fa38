import { expect, test } from 'vitest'
import {
  aboutArticles,
  aboutChannel,
  aboutCountries,
  aboutFields,
  aboutLanguages,
  aboutPaths,
} from '#worker/store-api/diagnosis/looks.ts'
import { isNote, reasonOf } from '#worker/store-api/diagnosis/remark.ts'
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
])('a failure has a reason that somebody can put right: %o', (failure, reason) => {
  expect(reasonOf(failure)).toEqual(reason)
})

test('pages that are no domain of the channel are told, whatever slash it ends in', () => {
  const channel = (url: string) => ({ salesChannel: { domains: [{ url }] } })

  expect(aboutChannel(channel('https://your.shop/'), AROUND)).toEqual([])
  expect(aboutChannel(channel('https://your.shop/headless'), AROUND)).toEqual([])
  expect(aboutChannel(channel('https://your.shop.example'), AROUND)).toHaveLength(1)
  expect(aboutChannel(channel('https://other.shop'), AROUND)).toEqual([
    { name: 'noDomain', what: 'https://your.shop' },
  ])
  expect(aboutChannel({ salesChannel: { domains: null } }, AROUND)).toEqual([])
})

test('a language that is missing is told by its name', () => {
  expect(aboutLanguages({ de: 'a' })).toEqual([{ name: 'noEnglish' }])
  expect(aboutLanguages({})).toEqual([{ name: 'noGerman' }, { name: 'noEnglish' }])
})

test('paths of Shopware’s own templates and none at all are notes, no faults', () => {
  const paths = (seoPathInfo: string) => aboutPaths({ elements: [{ seoPathInfo }] })

  expect(paths('stoffe/netze')).toEqual([])
  expect(paths('Stoffe/')).toEqual([{ name: 'shopwarePaths', what: 'Stoffe/' }])
  expect(aboutPaths({ elements: [] }).every(isNote)).toBe(true)
})

test('pictures that the content policy keeps out are told with their origin', () => {
  const cover = { id: 'c', media: { id: 'm', url: CDN } }
  const remarks = aboutArticles([aStoreProduct({ cover })], AROUND)

  expect(remarks).toContainEqual({ name: 'foreignPictures', what: 'https://cdn.example' })
  expect(remarks.filter((remark) => !isNote(remark))).toHaveLength(1)
})

test('without articles there is nothing to buy, and without countries nowhere to send it', () => {
  expect(aboutArticles([], AROUND)).toEqual([{ name: 'noArticles' }])
  expect(aboutCountries([])).toEqual([{ name: 'noCountries' }])
})

test('countries that want a state or a VAT id are named', () => {
  const countries = [
    { iso: 'DE', vatIdRequired: true },
    { iso: 'US', forceStateInRegistration: true },
  ]

  expect(aboutCountries(countries)).toEqual([
    { name: 'statesRequired', what: 'US' },
    { name: 'vatRequired', what: 'DE' },
  ])
})

test('what a registration lacks beyond our forms is told: a line is a fault, a number is not', () => {
  const missing = (field: string) => ({
    code: 'VIOLATION::IS_BLANK_ERROR',
    source: { pointer: `/billingAddress/${field}` },
  })

  expect(aboutFields([missing('street'), missing('city')])).toEqual([])
  expect(aboutFields([missing('phoneNumber')]).every(isNote)).toBe(true)
  const remarks = aboutFields([missing('phoneNumber'), missing('additionalAddressLine2')])
  expect(remarks.map(({ name }) => name)).toEqual(['lineRequired', 'phoneRequired'])
  expect(remarks.every(isNote)).toBe(false)
})
