import { env } from 'cloudflare:test'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { twoFabricsAndABuckle } from '#tests/builders/small-catalogue.ts'
import { EMBEDDED_ACCESS_KEY } from '#worker/backend/http/access-key.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { ask, importCatalogue } from './ops.ts'
import { equals, found, read, refused } from './store-api.ts'

const BLACK = idOf('property-option', 'shade/black')
const SHADE = idOf('property-group', 'shade')
const WEAVER = idOf('manufacturer', 'maker')

// Read only, so all tests share the shop.
beforeAll(() => importCatalogue(twoFabricsAndABuckle()))

const Counted = z.object({ aggregations: z.unknown(), total: z.number() })

async function aggregations(...requested: readonly object[]) {
  const { body } = await read('/product', { aggregations: requested, limit: 1 })
  return Counted.parse(body).aggregations
}

test.each([
  ['options.id', BLACK, ['70000']],
  ['options.name', 'Schwarz', ['70000']],
  ['options.groupId', SHADE, ['70000', '70001']],
  ['options.group.name', 'Farbton', ['70000', '70001']],
  ['manufacturer.name', 'Schmiede', ['20100']],
  ['product.manufacturer.id', WEAVER, ['70000', '70001']],
  ['categories.name', 'fabrics DE', ['70000', '70001', '20100']],
  ['price', '2.5', ['70000']],
  ['stock', '3', ['70001']],
  ['active', '1', ['70000', '70001', '20100']],
])('criteria can filter by %s, in a body and in a query', async (field, value, numbers) => {
  expect(await found({ filter: [equals(field, value)] })).toEqual(numbers)
})

test('a number sent as text is compared as a number', async () => {
  const range = (parameters: object) => ({
    filter: [{ type: 'range', field: 'price', parameters }],
  })
  expect(await found(range({ gte: '2.50', lt: '7.40' }))).toEqual(['70000', '70001'])
  expect(await refused('/product', range({ gte: 'much' }))).toEqual([
    400,
    'FRAMEWORK__INVALID_FILTER_QUERY',
  ])
})

test('a product is new for sixty days of the shop’s time zone', async () => {
  const since = (day: string | null) =>
    env.DB.prepare("UPDATE product SET new_since = ?1 WHERE number = '70000'").bind(day).run()
  onTestFinished(async () => {
    vi.useRealTimers()
    await since(null)
  })
  await since('2024-05-01')
  const onDay = async (now: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
    return found({ filter: [equals('isNew', true)] })
  }
  // Summer time is two hours ahead of UTC: the last minute of a day in Germany, then the next day.
  expect(await onDay('2024-06-30T21:59:00Z')).toEqual(['70000'])
  expect(await onDay('2024-06-30T22:00:00Z')).toEqual([])
})

test('a PHP style query finds the same products as JSON', async () => {
  const query =
    'filter[0][type]=equalsAny&filter[0][field]=productNumber&filter[0][value]=70000|20100'
  const response = await ask(`/store-api/product?${query}&sort=-price&limit=1`, {
    headers: { 'sw-access-key': EMBEDDED_ACCESS_KEY },
  })
  expect(await response.json()).toMatchObject({ elements: [{ productNumber: '20100' }] })
})

test('every word of a term must occur in name, number, manufacturer or description', async () => {
  expect(await found({ term: 'artikel 7000' })).toEqual(['70000', '70001'])
  expect(await found({ term: 'schmiede %' })).toEqual([])
})

test('products grouped by parent count as one each', async () => {
  const criteria = { grouping: ['displayGroup'], sort: '-price', 'total-count-mode': 1 }
  const { body } = await read('/product', criteria)
  expect(body).toMatchObject({
    total: 2,
    elements: [{ productNumber: '20100' }, { productNumber: '70001' }],
  })
})

test('aggregations cover all results; a post-filter limits only the elements', async () => {
  const { body } = await read('/product', {
    'post-filter': [equals('manufacturerId', WEAVER)],
    'total-count-mode': 'exact',
    aggregations: [{ name: 'price', type: 'stats', field: 'price' }],
    limit: 1,
  })
  expect(body).toMatchObject({
    total: 2,
    aggregations: { price: { min: '2.5', max: '7.4', sum: 14 } },
  })
})

test('terms aggregations can be nested, through lists and filters', async () => {
  const sum = { name: 'stock', type: 'sum', field: 'stock' }
  const shades = { name: 'shades', type: 'terms', field: 'options.name', aggregation: sum }
  const makers = { name: 'makers', type: 'terms', field: 'manufacturer.name', aggregation: shades }
  const filter = [{ type: 'range', field: 'price', parameters: { lt: 5 } }]
  expect(
    await aggregations({ name: 'cheap', type: 'filter', filter, aggregation: makers }),
  ).toMatchObject({
    makers: {
      buckets: [
        {
          key: 'Weberei',
          count: 2,
          shades: {
            buckets: [
              { key: 'Oliv', stock: { sum: 3 } },
              { key: 'Schwarz', stock: { sum: 20 } },
            ],
          },
        },
      ],
    },
  })
})

test('entity aggregations return complete manufacturers and options', async () => {
  const type = 'entity'
  expect(
    await aggregations(
      { name: 'm', type, field: 'manufacturerId', definition: 'product_manufacturer' },
      { name: 'o', type, field: 'optionIds', definition: 'property_group_option' },
    ),
  ).toMatchObject({
    m: { entities: [{ name: 'Weberei' }, { name: 'Schmiede' }] },
    o: { entities: [{ name: 'Schwarz', group: { id: SHADE } }, { name: 'Oliv' }] },
  })
})

test('requested fields are returned alone, with the id and computed fields', async () => {
  const { body } = await read('/product', {
    ids: [idOf('product', '70000')],
    fields: ['name', 'manufacturer.name'],
    associations: { manufacturer: {} },
  })
  expect(body).toMatchObject({ total: 1 })
  const [element] = z.object({ elements: z.array(z.unknown()) }).parse(body).elements
  expect(element).toEqual({
    id: idOf('product', '70000'),
    name: 'Artikel 70000',
    translated: { name: 'Artikel 70000' },
    isNew: false,
    calculatedMaxPurchase: expect.any(Number),
    manufacturer: { id: WEAVER, name: 'Weberei', apiAlias: 'product_manufacturer' },
    apiAlias: 'product',
  })
})

test.each(['/seo-url', '/country', '/salutation', '/language', '/category', '/payment-method'])(
  '%s supports filters, sorting, pages, totals and aggregations',
  async (path) => {
    const field = path === '/seo-url' ? 'seoPathInfo' : 'id'
    const criteria = { sort: `-${field}`, aggregations: [{ name: 'n', type: 'count', field }] }
    const { body } = await read(path, { ...criteria, limit: 1, 'total-count-mode': 1 })
    const { total } = Counted.parse(body)
    expect(total).toBeGreaterThan(1)
    expect(body).toMatchObject({ limit: 1, page: 1, aggregations: { n: { count: total } } })
    expect(await refused(path, { filter: [equals('nothing', 1)] })).toEqual([
      400,
      'FRAMEWORK__UNMAPPED_FIELD',
    ])
    expect(await refused(path, { associations: { nothing: {} } })).toEqual([
      500,
      'FRAMEWORK__ASSOCIATION_NOT_FOUND',
    ])
  },
)
