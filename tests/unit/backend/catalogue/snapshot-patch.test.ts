import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serializeSnapshot, parseSnapshot } from '#worker/backend/catalogue/snapshot/bytes.ts'
import {
  buildSnapshot,
  type SnapshotSource,
  type SourceProduct,
} from '#worker/backend/catalogue/snapshot/build-snapshot.ts'
import { LONGEST_PIECE } from '#worker/backend/catalogue/snapshot/measures.ts'
import { patchSnapshot } from '#worker/backend/catalogue/snapshot/patch-snapshot.ts'
import { FACETS, aShop, aSourceProduct } from '#tests/builders/snapshot.ts'

const PRODUCTS = 40
const PARENTS = 12

/** Fields that change with sales and reviews. */
const sellable = fc.record({
  place: fc.nat({ max: 9 }),
  sales: fc.integer({ min: -2, max: 9 }),
  options: fc.uniqueArray(
    fc.constantFrom(...FACETS.flatMap(({ id, optionIds }) => optionIds.map((o) => `${id}/${o}`))),
    { maxLength: 5 },
  ),
  longest: fc.option(fc.nat({ max: 300 })),
})
/** Fields that do not change with sales and reviews. */
const lasting = fc.record({
  family: fc.nat({ max: PARENTS - 1 }),
  price: fc.integer({ min: 1, max: 900 }),
  newSince: fc.option(fc.constantFrom('2026-01-05', '2026-03-01')),
  de: fc.string({ maxLength: 3 }),
  weight: fc.option(fc.nat({ max: 60 })),
  categories: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
})
const anyShop = fc.array(fc.tuple(lasting, sellable, sellable), { maxLength: PRODUCTS })
type Drawn = readonly [
  lasting: typeof lasting extends fc.Arbitrary<infer T> ? T : never,
  before: Sellable,
  after: Sellable,
]
type Sellable = typeof sellable extends fc.Arbitrary<infer T> ? T : never

function sourceOf(drawn: readonly Drawn[], now: (one: Drawn) => Sellable): SnapshotSource {
  const products = drawn.map((one, id) => productOf(id, one[0], now(one)))
  const shop = aShop(products)
  const categories = [0, 1, 2, 3].map((number) => ({
    id: `category ${number}`,
    products: new Set(
      drawn.flatMap(([{ categories: own }], id) => (own.includes(number) ? [id] : [])),
    ),
  }))
  return { ...shop, categories: [...shop.categories, ...categories] }
}

function productOf(id: number, stored: Drawn[0], now: Sellable): SourceProduct {
  const { family: parent, price, newSince, de, weight } = stored
  return aSourceProduct(id, {
    family: parent,
    // Parents are not ordered by id.
    parentPosition: (parent * 5) % PARENTS,
    price,
    netPrice: Math.round(price / 1.19),
    newSince,
    sortName: { de, en: de.toUpperCase() },
    // Positions within a parent are distinct.
    place: now.place * PRODUCTS + id,
    sales: now.sales,
    options: now.options,
    measures: {
      ...(weight !== null && { weight }),
      ...(now.longest !== null && { [LONGEST_PIECE]: now.longest }),
    },
  })
}

/** Fast comparison; Vitest takes seconds for long arrays. */
const isEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

test('a snapshot patched after sales equals a rebuilt one byte for byte', () => {
  fc.assert(
    fc.property(
      anyShop,
      fc.uniqueArray(fc.nat({ max: PARENTS - 1 }), { maxLength: 5 }),
      (drawn, touched) => {
        const isTouched = ([{ family: parent }]: Drawn) => touched.includes(parent)
        const before = buildSnapshot(sourceOf(drawn, ([, then]) => then))
        const source = sourceOf(drawn, (one) => (isTouched(one) ? one[2] : one[1]))
        const changed = source.products.filter(({ family: parent }) => touched.includes(parent))
        const old = serializeSnapshot(before)
        const patched = patchSnapshot(parseSnapshot(old.slice().buffer), changed)
        expect(
          patched && isEqual(serializeSnapshot(patched), serializeSnapshot(buildSnapshot(source))),
        ).toBe(true)
        // Pending requests still use the older snapshot.
        patchSnapshot(before, changed)
        expect(isEqual(serializeSnapshot(before), old)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

const [SEAM, ZIP] = [aSourceProduct(1, { family: 1 }), aSourceProduct(2, { family: 1 })]

test.each<readonly [what: string, articles: readonly SourceProduct[]]>([
  ['an added product', [SEAM, ZIP, aSourceProduct(3, { family: 1 })]],
  ['a removed product', [SEAM]],
  ['a removed first product', [ZIP]],
  ['an added parent', [aSourceProduct(3, { family: 2 })]],
  ['a product of another parent', [SEAM, ZIP, aSourceProduct(9, { family: 1 })]],
  ['a new value of a property', [SEAM, { ...ZIP, measures: { weight: 3 } }]],
])('a snapshot with %s needs a rebuild', (_, products) => {
  const shop = buildSnapshot(aShop([SEAM, ZIP, aSourceProduct(9, { family: 3 })]))
  expect(patchSnapshot(shop, products)).toBeNull()
})
