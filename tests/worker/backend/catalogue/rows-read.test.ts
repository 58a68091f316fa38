import { env } from 'cloudflare:test'
import { beforeAll, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { readState } from '#worker/backend/catalogue/snapshot/stored-snapshot.ts'
import { scheduled } from '#worker/backend/scheduled.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { countedBindings } from '../sales/counted-db.ts'
import { importCatalogue } from './ops.ts'
import { read } from './store-api.ts'

const PARENTS = 800
/** Fewer than the number of parents: a query of all parents exceeds it. */
const MAX_ROWS = 400

const NAMES = Array.from({ length: PARENTS }, (_, at) => `cloth-${at}`)
const SHADES = ['black', 'olive']
/** The colour of a single product. */
const RARE = 'red'
const PARENT = 'cloth-700'
const PRODUCT = '71400'
const id = idOf('product', PRODUCT)

beforeAll(async () => {
  await emptyStorage()
  await importCatalogue(
    aCatalogue({
      properties: [
        aGroup({
          options: ['black', 'olive', RARE].map((key) => ({
            key,
            name: { de: key, en: key },
            hex: '#111111',
            value: null,
          })),
        }),
      ],
      categories: [aCategory(), aCategory('coated', { parent: 'fabrics' })],
      families: NAMES.map((key, at) =>
        aParentRecord(key, {
          position: at,
          axes: ['shade'],
          categories: ['coated'],
          crossSelling: [NAMES[(at + 1) % PARENTS] ?? '', NAMES[(at + 2) % PARENTS] ?? ''],
        }),
      ),
      articles: [
        ...NAMES.flatMap((parent, at) =>
          SHADES.map((shade, other) =>
            aProductRecord(String(70_000 + 2 * at + other), { family: parent, options: { shade } }),
          ),
        ),
        aProductRecord('79999', { family: PARENT, options: { shade: RARE } }),
      ],
    }),
  )
})

const equals = (field: string, value: unknown) => ({ type: 'equals', field, value })
const page = { limit: 24 }

test.each<readonly [call: string, path: string, body: object]>([
  ['a product', `/product/${id}`, {}],
  ['the best variant of a parent', `/product/${idOf('family', PARENT)}`, {}],
  ['cross-selling of a product', `/product/${id}/cross-selling`, {}],
  ['a variant', `/product/${id}/find-variant`, { options: [] }],
  ['the reviews of a product', `/product/${id}/reviews`, { 'total-count-mode': 1 }],
  ['products by their ids', '/product', { ids: [id] }],
  ['a page of all products', '/product', { limit: 8, page: 2 }],
  [
    'products with a rare property',
    '/product',
    { ...page, filter: [equals('options.id', idOf('property-option', `shade/${RARE}`))] },
  ],
  [
    'a variant by its options',
    '/product',
    {
      ...page,
      filter: [
        equals('parentId', idOf('family', PARENT)),
        equals('options.id', idOf('property-option', 'shade/black')),
      ],
    },
  ],
  ['a product by its number', '/product', { ...page, filter: [equals('productNumber', PRODUCT)] }],
  [
    'the variants of a parent',
    '/product',
    { limit: 100, filter: [equals('parentId', idOf('family', PARENT))] },
  ],
  [
    'a page of all products by their number',
    '/product',
    {
      page: 9,
      limit: 8,
      sort: [{ field: 'productNumber' }],
      filter: [
        {
          type: 'not',
          operator: 'and',
          queries: [{ type: 'suffix', field: 'productNumber', value: 'TEST' }],
        },
      ],
    },
  ],
  [
    'the SEO paths of a product',
    '/product',
    {
      limit: 20,
      sort: [{ field: 'productNumber' }],
      filter: [{ type: 'range', field: 'productNumber', parameters: { gt: PRODUCT } }],
      includes: { product: ['id', 'productNumber', 'seoUrls', 'cover'] },
    },
  ],
  ['the target of a path', '/seo-url', { filter: [equals('seoPathInfo', `artikel/${PRODUCT}`)] }],
  ['the paths of a product', '/seo-url', { filter: [equals('foreignKey', id)] }],
  [
    'the path of a product',
    '/seo-url',
    {
      limit: 1,
      filter: [
        equals('routeName', 'frontend.detail.page'),
        equals('foreignKey', id),
        equals('isCanonical', true),
      ],
    },
  ],
  [
    'the paths of all content pages',
    '/seo-url',
    {
      limit: 100,
      filter: [equals('routeName', 'frontend.landing.page'), equals('isCanonical', true)],
    },
  ],
  ['the menu', '/navigation/main-navigation/main-navigation', {}],
  ['a category', `/category/${idOf('category', 'coated')}`, { 'no-aggregations': true }],
  ['all categories', '/category', {}],
  ['the breadcrumb of a product', `/breadcrumb/${id}`, {}],
  ['a listing', `/product-listing/${idOf('category', 'fabrics')}`, page],
  [
    'a filtered listing',
    `/product-listing/${idOf('category', 'fabrics')}`,
    { ...page, properties: idOf('property-option', 'shade/black'), 'max-price': 2 },
  ],
  ['an old address', '/redirect', { path: '/gibt-es-nicht' }],
])('%s does not scan the catalogue', async (_, path, body) => {
  const { bindings, rows } = countedBindings()
  const { status } = await read(path, body, { bindings })
  expect(status).toBe(200)
  expect(rows.read).toBeLessThanOrEqual(MAX_ROWS)
})

// All languages share one order of paths; in this catalogue English comes first.
test('one page of all paths does not scan all paths', async () => {
  const { bindings, rows } = countedBindings()
  const { status } = await read('/seo-url', { limit: 8, page: 2 }, { bindings, locale: 'en' })
  expect(status).toBe(200)
  expect(rows.read).toBeLessThanOrEqual(MAX_ROWS)
})

test.each([
  ['a product', id, {}, 1],
  ['a product with its page', id, { excludes: {} }, 2],
  ['the best variant of a parent', idOf('family', PARENT), {}, 2],
])('%s needs the expected number of database round trips', async (_, requested, more, trips) => {
  const { bindings, counts } = countedBindings()
  const { status } = await read(
    `/product/${requested}`,
    { excludes: { product: ['cmsPage'] }, ...more },
    { bindings },
  )
  expect(status).toBe(200)
  expect(counts.roundTrips).toBe(trips)
})

test('a minute without changes does not read the catalogue', async () => {
  const { bindings, rows } = countedBindings()
  await scheduled(bindings, new Date())
  expect(rows.read).toBeLessThanOrEqual(MAX_ROWS)
})

test('a minute after a sale only the sold parent product is read', async () => {
  await env.DB.prepare('UPDATE product SET stock = stock - 1, sales = sales + 1 WHERE number = ?1')
    .bind(PRODUCT)
    .run()
  const before = await readState(env.DB)
  const { bindings, rows } = countedBindings()
  await scheduled(bindings, new Date())
  expect((await readState(env.DB)).version).not.toBe(before.version)
  expect(rows.read).toBeLessThanOrEqual(MAX_ROWS)
})
