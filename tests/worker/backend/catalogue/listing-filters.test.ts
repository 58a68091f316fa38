import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aManufacturer,
  aMeasure,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from './ops.ts'
import { read, refused } from './store-api.ts'

const TODAY = berlinTime(new Date()).date
const colour = aGroup({ key: 'colour', position: 10 })
const hidden = aGroup({ key: 'shade', filterable: false })
const fibre = aGroup({
  key: 'fibre',
  display: 'text',
  position: 20,
  options: ['nylon', 'cotton'].map((key) => ({
    key,
    name: { de: key, en: key },
    hex: null,
    value: null,
  })),
})
const weight = aMeasure('weight', 'mm', [5, 12, 30], { decimals: 1 })
const option = (group: string, key: string) => idOf('property-option', `${group}/${key}`)
const BLACK = option('colour', 'black')
const OLIVE = option('colour', 'olive')
const NYLON = option('fibre', 'nylon')
const COTTON = option('fibre', 'cotton')

const PRODUCTS = [
  { colour: 'black', fibre: 'nylon', weight: '5', cents: 100 },
  { colour: 'black', fibre: 'cotton', weight: '12', cents: 250 },
  { colour: 'olive', fibre: 'nylon', weight: '30', cents: 999 },
]

beforeEach(async () => {
  await emptyStorage()
  const keys = PRODUCTS.map((_, index) => `family-${index}`)
  await importCatalogue(
    aCatalogue({
      manufacturers: [aManufacturer(), aManufacturer({ key: 'other' })],
      properties: [colour, hidden, fibre, weight],
      families: keys.map((key, position) =>
        aParentRecord(key, { position, manufacturer: position === 2 ? 'other' : 'maker' }),
      ),
      articles: PRODUCTS.map((one, index) =>
        aProductRecord(String(70000 + index), {
          family: keys[index] ?? '',
          properties: { colour: [one.colour], fibre: [one.fibre], weight: [one.weight] },
          prices: [{ fromQuantity: 1, grossCents: one.cents }],
          newSince: index === 1 ? addDays(TODAY, -3) : null,
          flags: index === 2 ? ['shippingFree'] : [],
        }),
      ),
    }),
  )
})

const Entities = z.object({ entities: z.array(z.object({ id: z.string() }).loose()) })
const Answer = z.object({
  total: z.number(),
  elements: z.array(z.object({ productNumber: z.string() })),
  currentFilters: z.record(z.string(), z.unknown()),
  aggregations: z.object({
    manufacturer: Entities,
    price: z.record(z.string(), z.unknown()),
    properties: z.object({
      entities: z.array(
        z.object({
          name: z.string(),
          options: z.array(z.object({ id: z.string(), colorHexCode: z.string().nullable() })),
        }),
      ),
    }),
  }),
  extensions: z.object({
    ripstop: z.object({
      counts: z.record(z.string(), z.number()),
      flags: z.object({ new: z.number() }),
      ranges: z.array(z.object({ key: z.string(), min: z.number(), max: z.number() }).loose()),
    }),
  }),
})

const PATH = `/product-listing/${idOf('category', 'fabrics')}`
const filtered = async (body: object) => Answer.parse((await read(PATH, body)).body)
const numbers = async (body: object) =>
  (await filtered(body)).elements.map(({ productNumber }) => productNumber)

test('options of one group are alternatives, groups must all match', async () => {
  expect(await numbers({ properties: `${BLACK}|${OLIVE}` })).toEqual(['70000', '70001', '70002'])
  expect(await numbers({ properties: [BLACK, NYLON] })).toEqual(['70000'])
})

test('counts show the number of products of each further option', async () => {
  const { extensions } = await filtered({ properties: BLACK })
  expect(extensions.ripstop.counts).toMatchObject({
    [BLACK]: 2,
    [OLIVE]: 1,
    [NYLON]: 1,
    [COTTON]: 1,
  })
  const both = await filtered({ properties: `${BLACK}|${NYLON}` })
  expect(both.extensions.ripstop.counts).toMatchObject({
    [BLACK]: 1,
    [OLIVE]: 1,
    [NYLON]: 1,
    [COTTON]: 1,
  })
})

test('price bounds are in euros and inclusive', async () => {
  expect(await numbers({ 'min-price': 2.5, 'max-price': '9.99' })).toEqual(['70001', '70002'])
  const { aggregations, currentFilters } = await filtered({ 'max-price': 1 })
  expect(aggregations.price).toMatchObject({ min: '1.0000', max: '9.9900', sum: null, avg: null })
  expect(currentFilters.price).toEqual({ min: 0, max: 1 })
})

test('bounds of numeric properties are in their unit', async () => {
  expect(await numbers({ 'min-property': { weight: 1.2 } })).toEqual(['70001', '70002'])
  expect(await numbers({ 'max-property': { weight: '1.1' } })).toEqual(['70000'])
  const { extensions } = await filtered({ 'max-property': { weight: 1.1 }, 'max-price': 3 })
  // The ranges of the products that match the other filters.
  expect(extensions.ripstop.ranges).toMatchObject([{ key: 'weight', min: 0.5, max: 1.2 }])
})

test.each([
  { properties: 'x' },
  { 'min-price': 'cheap' },
  { 'max-price': -1 },
  { 'min-property': { weight: '<b>' } },
])('the filter %o has no effect', async (body) => {
  expect((await filtered(body)).total).toBe(3)
})

test.each(['min-property', 'max-property'])(
  '%s with a name from Object.prototype matches no property',
  async (bounds) => {
    const { total } = await filtered({ [bounds]: { unknown: 5 } })
    expect((await filtered({ [bounds]: { constructor: 5 } })).total).toBe(total)
  },
)

test('a manufacturer filter without an id is refused', async () => {
  const response = await refused(PATH, { manufacturer: "1' OR 1=1" })
  expect(response).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
})

test('listings can be filtered by manufacturer and by new products', async () => {
  expect(await numbers({ manufacturer: idOf('manufacturer', 'other') })).toEqual(['70002'])
  expect(await numbers({ new: true })).toEqual(['70001'])
  expect((await filtered({})).extensions.ripstop.flags.new).toBe(1)
})

const makers = async (body: object) =>
  (await filtered(body)).aggregations.manufacturer.entities.length

test('aggregations ignore filters unless reduced aggregations are requested', async () => {
  expect(await makers({ properties: BLACK })).toBe(2)
  expect(await makers({ properties: BLACK, 'reduce-aggregations': '' })).toBe(1)
})

test('filters contain only filterable groups, and colours have swatches', async () => {
  const { entities } = (await filtered({})).aggregations.properties
  expect(entities.map(({ options }) => options.length)).toEqual([2, 2, 3])
  expect(entities[0]?.options[0]?.colorHexCode).toBe('#111111')
})

test('a disabled filter is neither applied nor returned', async () => {
  const { body } = await read(PATH, { properties: OLIVE, 'property-filter': false })
  expect(body).toMatchObject({ total: 3, currentFilters: { properties: [] } })
  expect(body).not.toHaveProperty('aggregations.properties')
})

test('aggregations can be requested alone or omitted', async () => {
  expect((await filtered({ 'only-aggregations': true })).elements).toEqual([])
  const { body } = await read(PATH, { 'no-aggregations': true })
  expect(body).toMatchObject({ aggregations: [], total: 3 })
})

test.each([
  { 'min-price': 9, 'max-price': 1 },
  { manufacturer: idOf('manufacturer', 'nobody') },
  { 'min-property': { nothing: 1 } },
  { rating: 4 },
])('the filter %o finds nothing', async (body) => {
  expect((await filtered(body)).total).toBe(0)
})

test('listings can be filtered by free shipping', async () => {
  const found = await filtered({ 'shipping-free': true })
  expect(found.elements.map(({ productNumber }) => productNumber)).toEqual(['70002'])
})

test('filter counts leave out options that no longer exist', async () => {
  expect((await filtered({ properties: option('colour', 'gone') })).total).toBe(3)
})

test.each([{ properties: { a: 1 } }, { rating: 17 }, { 'min-property': 'weight' }])(
  'the filter %o is refused',
  async (body) => {
    expect(await refused(PATH, body)).toEqual([400, 'FRAMEWORK__INVALID_FILTER_QUERY'])
  },
)
