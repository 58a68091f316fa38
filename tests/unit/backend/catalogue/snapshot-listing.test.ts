import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Sorting } from '#shared/domain/listing.ts'
import { hasCloth } from '#worker/backend/catalogue/snapshot/cloth-ranks.ts'
import { serializeSnapshot, parseSnapshot } from '#worker/backend/catalogue/snapshot/bytes.ts'
import { queryListing, type SnapshotQuery } from '#worker/backend/catalogue/snapshot/listing.ts'
import { rankOf } from '#worker/backend/catalogue/snapshot/price-view.ts'
import { priceMeasure } from '#worker/backend/catalogue/snapshot/price-view.ts'
import { buildSnapshot } from '#worker/backend/catalogue/snapshot/build-snapshot.ts'
import { ABSENT, GROSS_PRICE } from '#worker/backend/catalogue/snapshot/measures.ts'
import { FACETS, aShop, aSourceProduct, rowsOf } from '#tests/builders/snapshot.ts'
import { expectedListing } from './expected-listing.ts'

const anyProduct = fc.record({
  family: fc.nat({ max: 9 }),
  price: fc.integer({ min: 1, max: 900 }),
  sales: fc.nat({ max: 5 }),
  options: fc.uniqueArray(
    fc.constantFrom(...FACETS.flatMap(({ id, optionIds }) => optionIds.map((o) => `${id}/${o}`))),
    { maxLength: 6 },
  ),
  measures: fc.record({ weight: fc.nat({ max: 60 }) }, { requiredKeys: [] }),
})
const anyQuery = fc.record({
  options: fc.array(fc.array(fc.nat({ max: 3 }), { minLength: 1 }), { maxLength: FACETS.length }),
  ranges: fc.uniqueArray(
    fc.record({
      measure: fc.constantFrom(GROSS_PRICE, 'weight'),
      min: fc.nat({ max: 500 }),
      max: fc.nat({ max: 900 }),
    }),
    { selector: ({ measure }) => measure, maxLength: 2 },
  ),
  descending: fc.boolean(),
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 5 }),
})

test('cloth sorts by weight and price per area; other products come last in both directions', () => {
  const cloth = (parent: number, grammage: number, areaPrice: number) =>
    aSourceProduct(parent, {
      family: parent,
      measures: { grammage, 'area price gross': areaPrice, 'area price net': 1_000 - areaPrice },
    })
  const shop = aShop([aSourceProduct(1, { family: 1 }), cloth(2, 90, 500), cloth(3, 30, 800)])
  const snapshot = parseSnapshot(serializeSnapshot(buildSnapshot(shop)).slice().buffer)
  const ids = (sorting: Sorting, taxState: 'gross' | 'net' = 'gross') =>
    queryListing(snapshot, {
      rows: rowsOf(snapshot),
      options: [],
      ranges: [],
      ...rankOf(sorting, snapshot, { locale: 'de', taxState }),
      page: 1,
      limit: 10,
    }).ids
  expect(ids('weight-asc')).toEqual([3, 2, 1])
  expect(ids('weight-desc')).toEqual([2, 3, 1])
  expect(ids('area-price-asc')).toEqual([2, 3, 1])
  expect(ids('area-price-desc')).toEqual([3, 2, 1])
  expect(ids('area-price-asc', 'net')).toEqual([3, 2, 1])
  expect(hasCloth(snapshot.cloth, Uint32Array.of(0))).toBe(false)
  expect(hasCloth(snapshot.cloth, rowsOf(snapshot))).toBe(true)
})

test('totals, counts, bounds and order equal the naive computation', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 40 }),
      fc.array(anyQuery, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('price', 'topseller', 'nameDe' as const),
      (products, queries, rank) => {
        const source = aShop(products.map((one, id) => aSourceProduct(id, one)))
        const snapshot = parseSnapshot(serializeSnapshot(buildSnapshot(source)).slice().buffer)
        // Several queries in a row, because they share a buffer.
        for (const { options, ...rest } of queries) {
          const filters = options.map((picked, facet) => [
            ...new Set(
              picked.map((n) => {
                const { first, optionIds } = snapshot.names.facets[facet] ?? FACETS_MISSING
                return first + (n % optionIds.length)
              }),
            ),
          ])
          const query: SnapshotQuery = {
            ...rest,
            options: filters,
            rows: rowsOf(snapshot),
            rank: snapshot.columns[rank],
          }
          const { count, measures, ...found } = queryListing(snapshot, query)
          expect({
            ...found,
            count: [...count],
            measures: measures.map(({ name, min, max, sum, rows }) => [name, min, max, sum, rows]),
          }).toEqual(expectedListing(snapshot, query))
        }
      },
    ),
    { numRuns: 400 },
  )
})

const FACETS_MISSING = { first: 0, optionIds: [''] }

function requested(
  changes: Partial<SnapshotQuery>,
  products: Parameters<typeof aSourceProduct>[1][],
) {
  const snapshot = buildSnapshot(aShop(products.map((one, id) => aSourceProduct(id + 1, one))))
  const { count, ...found } = queryListing(snapshot, {
    rows: rowsOf(snapshot),
    options: [],
    ranges: [],
    rank: snapshot.columns.price,
    descending: false,
    page: 1,
    limit: 24,
    ...changes,
  })
  return { ...found, count: [...count] }
}

const [COTTON, NYLON, RED] = [0, 1, 4]

test('options of two different variants do not match together', () => {
  const variants = [
    { family: 1, options: ['fibre/cotton'] },
    { family: 1, options: ['colour/red'] },
  ]
  expect(requested({ options: [[COTTON], [RED]] }, variants).total).toBe(0)
})

test('options of one group are alternatives, groups must all match', () => {
  const products = [
    { family: 1, options: ['fibre/cotton', 'colour/red'] },
    { family: 2, options: ['fibre/nylon', 'colour/red'] },
    { family: 3, options: ['fibre/nylon'] },
  ]
  expect(requested({ options: [[COTTON, NYLON]] }, products).total).toBe(3)
  const narrowed = requested({ options: [[COTTON], [RED]] }, products)
  expect(narrowed.total).toBe(1)
  // The count after also choosing nylon.
  expect(narrowed.count[NYLON]).toBe(1)
})

test('a parent is shown by its cheapest matching variant', () => {
  const variants = [
    { family: 1, price: 300, options: ['colour/red'] },
    { family: 1, price: 100 },
    { family: 1, price: 200, options: ['colour/red'] },
  ]
  expect(requested({ options: [[RED]] }, variants).ids).toEqual([3])
})

test('a product without a property is outside its range filter', () => {
  const everything = { measure: 'weight', min: 0, max: ABSENT }
  const found = requested({ ranges: [everything] }, [{}, { family: 2, measures: { weight: 7 } }])
  expect(found.ids).toEqual([2])
})

test('a page past the end is empty and has the total', () => {
  const found = requested({ page: 9 }, [{ family: 1 }, { family: 2 }])
  expect([found.total, found.ids]).toEqual([2, []])
})

test('a filter by a property without products finds nothing', () => {
  const nowhere = { measure: 'denier', min: 0, max: ABSENT }
  const found = requested({ ranges: [nowhere] }, [{ family: 1 }, { family: 2 }])
  expect([found.total, found.ids]).toEqual([0, []])
})

test('equally sorted products keep their order in both directions', () => {
  const alike = [1, 2, 3].map((parent) => ({ family: parent, price: 100 }))
  expect(requested({}, alike).ids).toEqual([1, 2, 3])
  expect(requested({ descending: true }, alike).ids).toEqual([1, 2, 3])
})

test('net prices have their own bounds and order', () => {
  const book = { family: 1, price: 110, netPrice: 103 }
  const buckle = { family: 2, price: 115, netPrice: 97 }
  const snapshot = buildSnapshot(
    aShop([book, buckle].map((one, id) => aSourceProduct(id + 1, one))),
  )
  const net = { locale: 'de', taxState: 'tax-free' } as const
  const found = queryListing(snapshot, {
    rows: rowsOf(snapshot),
    options: [],
    ranges: [{ measure: priceMeasure(net), min: 97, max: 110 }],
    ...rankOf('price-asc', snapshot, net),
    page: 1,
    limit: 24,
  })
  expect(found.ids).toEqual([2, 1])
})
