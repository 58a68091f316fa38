import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aMeasure,
  aPicture,
  aProductRecord,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { ask, importCatalogue } from './ops.ts'
import { detailOf, found, seoUrls, productOf, refused } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

const parentId = idOf('family', 'ripstop')

/** A fabric by the metre in the given colour. */
const aFabric = (number: string, shade: string, changes: Partial<ProductRecord> = {}) =>
  aProductRecord(number, {
    options: { shade },
    unit: 'm',
    content: { unit: 'm', milli: 100, referenceMilli: 1000 },
    basePrices: [{ per: 1, unit: 'm' }],
    minPurchase: 5,
    prices: [
      { fromQuantity: 5, grossCents: 119 },
      { fromQuantity: 50, grossCents: 111 },
    ],
    stock: 400,
    ...changes,
  })

const importFabrics = (products: readonly ProductRecord[]) =>
  importCatalogue(
    aCatalogue({
      properties: [aGroup(), aMeasure('roll_width', 'cm', [148]), aMeasure('grammage', 'g', [36])],
      families: [
        aParentRecord('ripstop', {
          axes: ['shade'],
          properties: { roll_width: ['148'], grammage: ['36'] },
        }),
      ],
      articles: products,
    }),
  )

test('a metre good has a price per tenth of a metre, tiers and a base price', async () => {
  await importFabrics([aFabric('70000', 'black')])
  const { calculatedPrice, calculatedPrices, ...product } = await productOf('70000')
  expect(calculatedPrice).toMatchObject({ unitPrice: 1.19, referencePrice: { price: 11.9 } })
  expect(calculatedPrices.map(({ unitPrice, quantity }) => [unitPrice, quantity])).toEqual([
    [1.19, 49],
    [1.11, 50],
  ])
  expect(product).toMatchObject({ purchaseUnit: 0.1, minPurchase: 5, unit: { shortCode: 'm' } })
})

test('product properties are in the language of the request', async () => {
  await importFabrics([aFabric('70000', 'olive')])
  const { customFields, options, name } = await productOf('70000', { locale: 'en' })
  expect(name).toBe('Article 70000')
  expect(customFields).toMatchObject({ ripstop_roll_width_mm: 1480 })
  expect(customFields.ripstop_shade?.name).toBe('Olive')
  expect(customFields.ripstop_facts.map(({ value }) => value)).toEqual(['36 g', '148 cm'])
  expect(options?.map((option) => option.name)).toEqual(['Olive'])
})

test('the id of a parent product returns its cheapest variant that can be bought', async () => {
  const cheap = [{ fromQuantity: 5, grossCents: 90 }]
  await importFabrics([
    aFabric('70000', 'black'),
    aFabric('70001', 'olive', { prices: cheap, stock: 0, position: 1 }),
  ])
  expect((await detailOf(parentId)).product.productNumber).toBe('70000')
})

test('options that exist together with the chosen ones are combinable', async () => {
  const sizes = aGroup({
    key: 'size',
    display: 'text',
    position: 9,
    options: ['s', 'l'].map((key) => ({ key, name: { de: key, en: key }, hex: null, value: null })),
  })
  await importCatalogue(
    aCatalogue({
      properties: [aGroup(), sizes],
      families: [aParentRecord('ripstop', { axes: ['shade', 'size'] })],
      articles: [
        aProductRecord('70000', { options: { shade: 'black', size: 's' } }),
        aProductRecord('70001', { options: { shade: 'black', size: 'l' } }),
        aProductRecord('70002', { options: { shade: 'olive', size: 'l' } }),
      ],
    }),
  )
  const { configurator } = await detailOf(idOf('product', '70000'))
  const choices = configurator?.map(({ options }) => options.map((o) => [o.name, o.combinable]))
  expect(choices).toEqual([
    [
      ['Schwarz', true],
      ['Oliv', false],
    ],
    [
      ['s', true],
      ['l', true],
    ],
  ])
})

test.each([
  [{ stock: 400 }, 'inStock', true],
  [{ stock: 30 }, 'lowStock', true],
  [{ stock: 4 }, 'outOfStock', false],
  [{ stock: 0, flags: ['closeout'] satisfies ProductRecord['flags'] }, 'soldOut', false],
  [
    { stock: 0, availability: { state: 'availableInDays', days: 9 } as const },
    'availableInDays',
    true,
  ],
  [{ stock: 400, orderable: false }, 'outOfStock', false],
])('a product with %o is %s', async (changes, state, available) => {
  await importFabrics([aFabric('70000', 'black', changes)])
  const product = await productOf('70000')
  expect(product.customFields.ripstop_availability?.state).toBe(state)
  expect(product.available).toBe(available)
})

test('the TEST product has a page, and search finds it by its number only', async () => {
  const flags: ProductRecord['flags'] = ['testArticle']
  const changes = { flags, orderable: false, listed: false, stock: 0 }
  const never = aProductRecord('73100TEST', { options: { shade: 'olive' }, ...changes })
  await importFabrics([aFabric('70000', 'black'), never])
  expect(await found({})).toEqual(['70000'])
  expect(await found({ filter: { productNumber: '73100TEST' } })).toEqual(['73100TEST'])
  expect((await productOf('73100TEST')).customFields.ripstop_test_article).toBe(true)
})

/** The filter by which clients switch variants. */
const filter = (...shades: string[]) => [
  { type: 'equals', field: 'parentId', value: parentId },
  ...shades.map((shade) => ({
    type: 'equals',
    field: 'optionIds',
    value: idOf('property-option', `shade/${shade}`),
  })),
]

test('variants can be found by parent and options', async () => {
  await importFabrics([aFabric('70000', 'black'), aFabric('70001', 'olive')])
  expect(await found({ filter: filter('olive') })).toEqual(['70001'])
  expect(await found({ filter: filter() })).toEqual(['70000', '70001'])
  expect(await found({ filter: filter('olive', 'black') })).toEqual([])
})

test('a former address of a product still finds it', async () => {
  const old = aFabric('70000', 'black', { slug: { de: 'alt', en: 'fabric' } })
  await importFabrics([old])
  await importFabrics([{ ...old, slug: { de: 'neu', en: 'fabric' } }])
  expect(await seoUrls({ filter: { foreignKey: idOf('product', '70000') } })).toEqual([
    ['neu/70000', true],
    ['alt/70000', false],
  ])
  expect(await seoUrls({ filter: { seoPathInfo: 'alt/70000' } }, { locale: 'en' })).toEqual([])
})

test('the list of all paths starts with current ones and ends with former ones', async () => {
  const fabrics = (suffix: string) => [
    aFabric('70000', 'black', { slug: { de: `b${suffix}`, en: 'black' } }),
    aFabric('70001', 'olive', { slug: { de: `a${suffix}`, en: 'olive' } }),
  ]
  await importFabrics(fabrics(''))
  await importFabrics(fabrics('-neu'))
  const every = { type: 'prefix', field: 'seoPathInfo', value: '' }
  const all = await seoUrls({ limit: 100 })
  expect(all).toEqual(await seoUrls({ limit: 100, filter: [every] }))
  expect(all.filter(([path]) => path.includes('/7000'))).toEqual([
    ['a-neu/70001', true],
    ['b-neu/70000', true],
    ['a/70001', false],
    ['b/70000', false],
  ])
  expect(await seoUrls({ limit: 2, page: 2 })).toEqual(all.slice(2, 4))
})

test('a picture is cached forever, and served only with its image type', async () => {
  const picture = aPicture()
  await importCatalogue(
    aCatalogue({
      media: [picture.record],
      articles: [aProductRecord('70000', { media: ['plate'] })],
    }),
    { media: [picture.upload] },
  )
  const { cover } = await productOf('70000')
  expect(cover?.media.url).toBe(`https://shop.test/${picture.record.file}`)
  const { headers, status } = await ask(new URL(cover?.media.url ?? '').pathname)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test.each([
  ['/product/none', {}, [400, 'FRAMEWORK__INVALID_UUID']],
  [`/product/${'f'.repeat(32)}`, {}, [404, 'CONTENT__PRODUCT_NOT_FOUND']],
  ['/product', { associations: { nothing: {} } }, [500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND']],
  ['/product', { filter: { nothing: 1 } }, [400, 'FRAMEWORK__UNMAPPED_FIELD']],
  ['/product', { sort: 'nothing' }, [400, 'FRAMEWORK__UNMAPPED_FIELD']],
  ['/product', { filter: [{ type: 'like' }] }, [400, 'FRAMEWORK__INVALID_FILTER_QUERY']],
  ['/seo-url', { filter: { nothing: 1 } }, [400, 'FRAMEWORK__UNMAPPED_FIELD']],
])('%s %o is refused', async (path, body, response) => {
  expect(await refused(path, body)).toEqual(response)
})
