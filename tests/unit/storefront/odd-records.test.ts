import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  Category,
  CrossSelling,
  Navigation,
  ProductListing,
} from '#shared/schemas/store-api/category.ts'
import { LandingPage } from '#shared/schemas/store-api/cms.ts'
import { ProductDetail } from '#shared/schemas/store-api/product.ts'
import { PaymentMethod, ShippingMethod } from '#shared/schemas/store-api/context.ts'
import { parseTolerantly, rowsOf } from '#shared/schemas/store-api/tolerant.ts'
import { z } from '#shared/schemas/zod.ts'
import { ordinaryCalls } from '#tests/replay/ordinary.ts'

const calls = ordinaryCalls(readFileSync('tests/replay/data/ordinary.json', 'utf8'))
const bodyOf = (name: string) => structuredClone(calls.get(name)?.body)

type Path = readonly (string | number)[]

/** Paths of all values in a value, up to this depth. */
function pathsIn(value: unknown, depth: number): Path[] {
  if (depth === 0 || typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner, depth - 1).map((path) => [key, ...path]),
  ])
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : null),
    value,
  )

/** Nothing, another type, a text of 100 kB, and a list too long. */
const ODD_VALUES: readonly unknown[] = [
  undefined,
  null,
  7.5,
  'x',
  ['x'],
  { x: 1 },
  true,
  'x'.repeat(100_000),
  Array.from({ length: 200 }, () => null),
]

/** The body with an odd value at a path; the original stays unchanged. */
function withOdd(body: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd
  if (typeof body !== 'object' || body === null) throw new Error(`nothing at ${key}`)
  const inner = withOdd(Reflect.get(body, key), rest, odd)
  const entries = Object.entries(body).filter(([name]) => name !== String(key))
  if (Array.isArray(body)) return Object.assign([...body], { [key]: inner })
  return Object.fromEntries(inner === undefined ? entries : [...entries, [key, inner]])
}

const LISTS: readonly (readonly [string, z.ZodType, Path])[] = [
  ['listing-with-variants-and-filters', ProductListing, ['elements']],
  ['listing-with-variants-and-filters', ProductListing, ['aggregations', 'properties', 'entities']],
  ['navigation-depth-4', Navigation, []],
  ['product-cross-selling', CrossSelling, []],
  ['landing-page-all-elements', LandingPage, ['cmsPage', 'sections', 0, 'blocks']],
  ['product-media-with-video-and-pdf', ProductDetail, ['product', 'media']],
  ['shipping-methods-all', z.object({ elements: rowsOf(ShippingMethod) }), ['elements']],
  ['payment-methods-all', z.object({ elements: rowsOf(PaymentMethod) }), ['elements']],
]

test.each(LISTS)('an odd record of %s changes no other record', (name, schema, listPath) => {
  const body = withOdd(bodyOf(name), listPath, rowsAt(name, listPath))
  const other = (data: unknown) => JSON.stringify(rowsOfList(at(data, listPath)).at(-1))
  const before = other(schema.parse(body))
  const changed = oddOnesOf(at(body, [...listPath, 0])).filter(({ path, odd }) => {
    const parsed = schema.safeParse(withOdd(body, [...listPath, 0, ...path], odd))
    return !parsed.success || other(parsed.data) !== before
  })
  expect(changed).toEqual([])
})

const rowsOfList = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

/** The first and the last record of a recorded list. */
function rowsAt(name: string, path: Path): readonly unknown[] {
  const rows = rowsOfList(at(bodyOf(name), path))
  return [rows.at(0), rows.at(-1)]
}

/** Every place in a value with every odd value. */
const oddOnesOf = (value: unknown) =>
  pathsIn(value, 3).flatMap((path) => ODD_VALUES.map((odd) => ({ path, odd })))

/** Fields that a page cannot do without. */
const NEEDED =
  /^(?:product(?:\.(?:id|name|translated.*|productNumber|calculatedPrice\b.*))?|id|name)$/

test.each([
  ['product-media-with-video-and-pdf', ProductDetail],
  ['product-parent-with-options', ProductDetail],
  ['category-rich-description', Category],
] as const)('the page of %s is shown with any field odd', (name, schema) => {
  const body = bodyOf(name)
  const failed = oddOnesOf(body)
    .filter(({ path }) => !NEEDED.test(path.join('.')))
    .filter(({ path, odd }) => !schema.safeParse(withOdd(body, path, odd)).success)
  expect(failed).toEqual([])
})

describe('a record that a tolerant schema leaves out', () => {
  const name = 'listing-with-variants-and-filters'

  test('a record left out is reported with its number, field and reason', () => {
    const body = bodyOf(name)
    const odd = withOdd(body, ['elements', 0, 'calculatedPrice', 'unitPrice'], 'free')
    const { parsed, omissions } = parseTolerantly(ProductListing, odd)
    expect(parsed.success && parsed.data.elements).toHaveLength(4)
    expect(omissions).toEqual([
      {
        record: `product ${String(at(body, ['elements', 0, 'productNumber']))}`,
        problem: expect.stringContaining('calculatedPrice.unitPrice: '),
      },
    ])
  })

  test('the responses of an ordinary Shopware contain no record that is left out', () => {
    for (const [list, schema] of LISTS)
      expect(parseTolerantly(schema, bodyOf(list)).omissions).toEqual([])
  })
})
