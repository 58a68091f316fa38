import { expect, test } from 'vitest'
import type { ProductRecord } from '#shared/schemas/import/product.ts'
import { productRow, type ProductChoice } from '#scripts/shopware/seed/product-row.ts'
import type { Catalogue } from '#scripts/shopware/seed/catalogue.ts'
import { priceOf } from '#scripts/shopware/seed/price.ts'
import { productRows } from '#scripts/shopware/seed/products.ts'
import { aCategory, aParentRecord, aProductRecord } from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const TODAY = '2026-11-22'

const choice: ProductChoice = {
  media: 'cover',
  png: 0,
  paths: 'shopware',
  currencyId: 'eur',
  shifted: (day) => day,
}

const metreGoods = aProductRecord('70041', {
  unit: 'm',
  content: { unit: 'm', milli: 100, referenceMilli: 1000 },
  minPurchase: 5,
  prices: [
    { fromQuantity: 5, grossCents: 149 },
    { fromQuantity: 50, grossCents: 140 },
  ],
  media: ['front', 'back'],
})

test('a seeded price is gross, net with ten digits, and has its list price', () => {
  const reduction = { listCents: 200, lowest30Cents: 180 }

  const [price] = priceOf('eur', 119, 'standard', reduction)

  expect(price).toMatchObject({ gross: 1.19, net: 1, linked: true, listPrice: { gross: 2 } })
  expect(price?.regulationPrice).toMatchObject({ gross: 1.8, net: 1.512605042 })
})

test('metre goods are sold by the tenth of a metre, priced per metre, with tiers without gaps', () => {
  const row = productRow(metreGoods, choice)

  expect(row).toMatchObject({ purchaseUnit: 0.1, referenceUnit: 1, unitId: idOf('unit', 'm') })
  expect(row.prices.map(({ quantityStart, quantityEnd }) => [quantityStart, quantityEnd])).toEqual([
    [1, 49],
    [50, null],
  ])
})

test('the first picture is the cover; others are sent only if requested', () => {
  const cover = { coverId: idOf('product-media', '70041:0') }

  expect(productRow(metreGoods, choice)).toMatchObject(cover)
  expect(productRow(metreGoods, choice).media).toHaveLength(1)
  expect(productRow(metreGoods, { ...choice, media: 'all' }).media).toHaveLength(2)
  expect(productRow(metreGoods, { ...choice, media: 'none' })).not.toHaveProperty('coverId')
})

test('unavailable products have no stock, and announced ones can be sold below zero', () => {
  const gone = aProductRecord('70001', { orderable: false, availability: { state: 'soldOut' } })
  const coming = aProductRecord('70002', { availability: { state: 'availableInDays', days: 9 } })

  expect(productRow(gone, choice)).toMatchObject({ stock: 0, isCloseout: true })
  expect(productRow(coming, choice)).toMatchObject({ stock: 20, isCloseout: false })
})

test("our paths are custom fields of a product, Shopware's own are not", () => {
  const own = productRow(aProductRecord('70000'), { ...choice, paths: 'shop' })

  expect(own).toMatchObject({
    translations: { 'en-GB': { customFields: { seo_path: 'article/70000' } } },
  })
  expect(productRow(aProductRecord('70000'), choice)).not.toHaveProperty('translations')
})

test('a parent with one product becomes a single product, others a parent with variants', () => {
  const rows = productRows(
    aCatalogue([
      aProductRecord('70000', { family: 'single' }),
      aProductRecord('70001', { family: 'ripstop', options: { shade: 'black' } }),
      aProductRecord('70002', { family: 'ripstop', options: { shade: 'olive' } }),
    ]),
    choice,
  )

  expect(rows.alone.map(({ id }) => id)).toEqual([idOf('product', '70000')])
  expect(rows.parents).toMatchObject([{ productNumber: 'F-ripstop', description: {} }])
  expect(rows.variants.map((row) => row['parentId'])).toEqual(
    Array(2).fill(idOf('family', 'ripstop')),
  )
  expect(rows.variants[0]).not.toHaveProperty('description')
})

test('rule-based categories contain reduced and new products', () => {
  const reduction = { listCents: 200, lowest30Cents: 180, since: TODAY }
  const { alone } = productRows(
    aCatalogue([
      aProductRecord('70000', { family: 'single', reduction, newSince: '2026-11-01' }),
      aProductRecord('70001', { family: 'ripstop', newSince: '2026-01-01' }),
    ]),
    choice,
  )

  const keys = ['fabrics', 'offers', 'new']
  const inside = alone.map(({ categories }) =>
    keys.filter((key) => JSON.stringify(categories).includes(idOf('category', key))),
  )
  expect(inside).toEqual([['fabrics'], ['fabrics', 'offers', 'new']])
})

function aCatalogue(products: readonly ProductRecord[]): Catalogue {
  return {
    manufacturers: [],
    properties: [],
    media: new Map(),
    categories: [
      aCategory('fabrics'),
      aCategory('offers', { rule: { kind: 'offers' } }),
      aCategory('new', { rule: { kind: 'new', days: 60 } }),
    ],
    families: [aParentRecord('ripstop', { axes: ['shade'] }), aParentRecord('single')],
    articles: products,
    shippingMethods: [],
    reviews: [],
    pages: [],
    today: Date.parse(TODAY),
    shifted: (day) => day,
    file: () => new Uint8Array(),
  }
}
