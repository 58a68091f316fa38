import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, snapshotOf } from '#worker/backend/catalogue/snapshot/bytes.ts'
import {
  makeSnapshot,
  type SnapshotSource,
  type SourceArticle,
} from '#worker/backend/catalogue/snapshot/build-snapshot.ts'
import { LONGEST_PIECE } from '#worker/backend/catalogue/snapshot/measures.ts'
import { patchSnapshot } from '#worker/backend/catalogue/snapshot/patch-snapshot.ts'
import { FACETS, aShop, aSourceArticle } from '#tests/builders/snapshot.ts'

const ARTICLES = 40
const FAMILIES = 12

/** Fields that sales and reviews change. */
const sellable = fc.record({
  place: fc.nat({ max: 9 }),
  sales: fc.integer({ min: -2, max: 9 }),
  options: fc.uniqueArray(
    fc.constantFrom(...FACETS.flatMap(({ id, optionIds }) => optionIds.map((o) => `${id}/${o}`))),
    { maxLength: 5 },
  ),
  longest: fc.option(fc.nat({ max: 300 })),
})
/** Fields that they do not change. */
const lasting = fc.record({
  family: fc.nat({ max: FAMILIES - 1 }),
  price: fc.integer({ min: 1, max: 900 }),
  newSince: fc.option(fc.constantFrom('2026-01-05', '2026-03-01')),
  de: fc.string({ maxLength: 3 }),
  weight: fc.option(fc.nat({ max: 60 })),
  categories: fc.uniqueArray(fc.nat({ max: 3 }), { maxLength: 3 }),
})
const anyShop = fc.array(fc.tuple(lasting, sellable, sellable), { maxLength: ARTICLES })
type Drawn = readonly [
  lasting: typeof lasting extends fc.Arbitrary<infer T> ? T : never,
  before: Sellable,
  after: Sellable,
]
type Sellable = typeof sellable extends fc.Arbitrary<infer T> ? T : never

function sourceOf(drawn: readonly Drawn[], now: (one: Drawn) => Sellable): SnapshotSource {
  const articles = drawn.map((one, id) => articleOf(id, one[0], now(one)))
  const shop = aShop(articles)
  const categories = [0, 1, 2, 3].map((number) => ({
    id: `category ${number}`,
    articles: new Set(
      drawn.flatMap(([{ categories: own }], id) => (own.includes(number) ? [id] : [])),
    ),
  }))
  return { ...shop, categories: [...shop.categories, ...categories] }
}

function articleOf(id: number, kept: Drawn[0], now: Sellable): SourceArticle {
  const { family, price, newSince, de, weight } = kept
  return aSourceArticle(id, {
    family,
    // Parents are not ordered by id.
    familyPosition: (family * 5) % FAMILIES,
    price,
    netPrice: Math.round(price / 1.19),
    newSince,
    sortName: { de, en: de.toUpperCase() },
    // Positions within a parent are distinct.
    place: now.place * ARTICLES + id,
    sales: now.sales,
    options: now.options,
    measures: {
      ...(weight !== null && { weight }),
      ...(now.longest !== null && { [LONGEST_PIECE]: now.longest }),
    },
  })
}

/** Vitest's comparison of long arrays takes seconds. */
const isEqual = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0

test('a snapshot patched after sales equals a rebuilt one byte for byte', () => {
  fc.assert(
    fc.property(
      anyShop,
      fc.uniqueArray(fc.nat({ max: FAMILIES - 1 }), { maxLength: 5 }),
      (drawn, touched) => {
        const isTouched = ([{ family }]: Drawn) => touched.includes(family)
        const before = makeSnapshot(sourceOf(drawn, ([, then]) => then))
        const source = sourceOf(drawn, (one) => (isTouched(one) ? one[2] : one[1]))
        const changed = source.articles.filter(({ family }) => touched.includes(family))
        const old = bytesOf(before)
        const patched = patchSnapshot(snapshotOf(old.slice().buffer), changed)
        expect(patched && isEqual(bytesOf(patched), bytesOf(makeSnapshot(source)))).toBe(true)
        // Pending requests still read the older one.
        patchSnapshot(before, changed)
        expect(isEqual(bytesOf(before), old)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

const [SEAM, ZIP] = [aSourceArticle(1, { family: 1 }), aSourceArticle(2, { family: 1 })]

test.each<readonly [what: string, articles: readonly SourceArticle[]]>([
  ['an article that came', [SEAM, ZIP, aSourceArticle(3, { family: 1 })]],
  ['an article that went', [SEAM]],
  ['an article that went first', [ZIP]],
  ['a family that came', [aSourceArticle(3, { family: 2 })]],
  ['an article of another family', [SEAM, ZIP, aSourceArticle(9, { family: 1 })]],
  ['a figure that none had', [SEAM, { ...ZIP, measures: { weight: 3 } }]],
])('%s needs a rebuild', (_, articles) => {
  const shop = makeSnapshot(aShop([SEAM, ZIP, aSourceArticle(9, { family: 3 })]))
  expect(patchSnapshot(shop, articles)).toBeNull()
})
