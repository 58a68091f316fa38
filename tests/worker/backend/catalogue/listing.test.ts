import { env } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import {
  aCatalogue,
  aCategory,
  aParentRecord,
  aGroup,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { refreshSnapshot } from '#worker/backend/ops/import/publish.ts'
import { importCatalogue } from './ops.ts'
import { listingOf, refused } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

/** Parent products of one product each, with the test’s names and prices. */
async function importAlone(products: readonly Partial<ProductRecord>[]) {
  const numbers = products.map((_, index) => String(70000 + index))
  const result = await importCatalogue(
    aCatalogue({
      categories: [
        aCategory(),
        aCategory('offers', { rule: { kind: 'offers' } }),
        aCategory('new', { rule: { kind: 'new', days: 60 } }),
      ],
      families: numbers.map((number, position) => aParentRecord(`f${number}`, { position })),
      articles: products.map((changes, index) =>
        aProductRecord(numbers[index], { family: `f${numbers[index]}`, ...changes }),
      ),
    }),
  )
  expect(result.refusals).toEqual([])
}

const names = async (category: string, body: object = {}, locale: 'de' | 'en' = 'de') =>
  (await listingOf(category, body, { locale })).elements.map(({ name }) => name)
const named = (de: string, en = de) => ({ name: { de, en } })
const priced = (grossCents: number) => ({ prices: [{ fromQuantity: 1, grossCents }] })

test('a parent product is one card, which shows a variant that can be bought', async () => {
  const colours = { axes: ['shade'] }
  await importCatalogue(
    aCatalogue({
      properties: [aGroup()],
      families: [aParentRecord('ripstop', colours)],
      articles: [
        aProductRecord('70000', { options: { shade: 'black' }, stock: 0 }),
        aProductRecord('70001', { options: { shade: 'olive' }, position: 1 }),
      ],
    }),
  )
  const { elements, total } = await listingOf('fabrics')
  expect([total, elements.map(({ productNumber }) => productNumber)]).toEqual([1, ['70001']])
  expect(elements[0]?.customFields.ripstop_shades.map(({ name }) => name)).toEqual([
    'Schwarz',
    'Oliv',
  ])
})

test('names are sorted by the rules of each language', async () => {
  await importAlone([
    named('Ösen 10 mm', 'Zinc eyelets'),
    named('Ohrschützer', 'Ear muffs'),
    named('Ösen 5 mm', 'Brass eyelets'),
    named('Ötzi-Band', 'alpine tape'),
  ])
  expect(await names('fabrics', { order: 'name-asc' })).toEqual([
    'Ohrschützer',
    'Ösen 5 mm',
    'Ösen 10 mm',
    'Ötzi-Band',
  ])
  expect(await names('fabrics', { order: 'name-desc' }, 'en')).toEqual([
    'Zinc eyelets',
    'Ear muffs',
    'Brass eyelets',
    'alpine tape',
  ])
})

test('prices are sorted by the cheapest variant of a parent', async () => {
  await importAlone([priced(300), priced(100), priced(200)])
  const dearest = await listingOf('fabrics', { order: 'price-desc' })
  expect(dearest.elements.map(({ calculatedPrice }) => calculatedPrice.unitPrice)).toEqual([
    3, 2, 1,
  ])
  expect(dearest.sorting).toBe('price-desc')
})

const page = (p: number) => listingOf('fabrics', { p, limit: 2, order: 'name-asc' })

test('pages have no gaps, and the total is correct beyond the last page', async () => {
  await importAlone([named('A'), named('B'), named('C')])
  const [first, second, beyond] = [await page(1), await page(2), await page(9)]
  expect([first, second, beyond].map(({ elements }) => elements.map(({ name }) => name))).toEqual([
    ['A', 'B'],
    ['C'],
    [],
  ])
  expect([first.total, second.total, beyond.total]).toEqual([3, 3, 3])
})

test('a category lists the products of its subcategories', async () => {
  await importCatalogue(
    aCatalogue({
      categories: [aCategory('all'), aCategory('fabrics', { parent: 'all' })],
    }),
  )
  expect((await listingOf('all')).total).toBe(1)
})

test('the TEST product is in no listing', async () => {
  const flags: ProductRecord['flags'] = ['testArticle']
  await importAlone([
    { number: '73100TEST', flags, orderable: false, listed: false, stock: 0, ...priced(100) },
    named('Wahr'),
  ])
  expect(await names('fabrics')).toEqual(['Wahr'])
})

test('categories of offers and new products follow their rules', async () => {
  const today = berlinTime(new Date()).date
  await importAlone([
    { ...named('Auslaufend'), flags: ['closeout'] },
    { ...named('Zweite Wahl'), flags: ['secondChoice'] },
    { ...named('Reduziert'), reduction: { listCents: 200, lowest30Cents: 150, since: today } },
    { ...named('Neu'), newSince: addDays(today, -59) },
    { ...named('Fast neu'), newSince: addDays(today, -61) },
  ])
  expect(await names('offers')).toEqual(['Auslaufend', 'Zweite Wahl', 'Reduziert'])
  expect(await names('new')).toEqual(['Neu'])
})

test.each([
  ['/product-listing/ffffffffffffffffffffffffffffffff', {}, [404, 'PRODUCT__CATEGORY_NOT_FOUND']],
  ['/product-listing/none', {}, [400, 'FRAMEWORK__INVALID_UUID']],
  ['/product-listing/none', { limit: 101 }, [400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED']],
  ['/product-listing/none', { p: 'two' }, [400, '0']],
])('%s %o is refused', async (path, body, response) => {
  expect(await refused(path, body)).toEqual(response)
})

test('products with more orders come first', async () => {
  await importAlone([named('Selten'), named('Oft')])
  await env.DB.exec("UPDATE product SET sales = 3 WHERE number = '70001'")
  await refreshSnapshot(env, new Date())
  expect(await names('fabrics')).toEqual(['Oft', 'Selten'])
})

test('a listing without a limit has as many products as the shop sets', async () => {
  await importAlone([{}, {}, {}])
  const few = { bindings: { ...env, LISTING_LIMIT: '2' } }
  expect((await listingOf('fabrics', {}, few)).elements).toHaveLength(2)
  expect((await listingOf('fabrics', { limit: 3 }, few)).elements).toHaveLength(3)
  expect((await listingOf('fabrics')).elements).toHaveLength(3)
})
