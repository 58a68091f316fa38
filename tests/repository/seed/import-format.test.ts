import { describe, expect, test } from 'vitest'
import { ProductRecord } from '#shared/schemas/import/product.ts'
import { ParentRecord } from '#shared/schemas/import/parent-product.ts'
import { ManufacturerRecord } from '#shared/schemas/import/manufacturer.ts'
import { PropertyGroupRecord } from '#shared/schemas/import/property-group.ts'
import { lines } from './demo.ts'

type Refusable = {
  safeParse: (
    record: unknown,
  ) =>
    | { success: true }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[] }[] } }
}

/** Paths of a record's errors, as named by an import report. */
function refusedAt(schema: Refusable, record: unknown): readonly string[] {
  const result = schema.safeParse(record)
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'))
}

/** A valid metre good in tenths of a metre, with changes. */
async function aProductRecord(changes: object) {
  const [product] = await lines.articles()
  return { ...product, ...changes }
}

describe('refused products', () => {
  test.each([
    ['a text missing in one language', { name: { de: 'Silnylon', en: ' ' } }, 'name.en'],
    ['an unknown field', { colour: 'red' }, ''],
    [
      'an invalid price',
      { prices: [{ fromQuantity: 5, grossCents: 119.5 }] },
      'prices.0.grossCents',
    ],
    ['a first tier that is not the minimum', { minPurchase: 10 }, 'prices.0.fromQuantity'],
    [
      'a higher price for a larger quantity',
      {
        prices: [
          { fromQuantity: 5, grossCents: 119 },
          { fromQuantity: 50, grossCents: 120 },
        ],
      },
      'prices.1',
    ],
    ['a maximum below the minimum', { maxPurchase: 4 }, 'maxPurchase'],
    [
      'when it is cheaper in the last 30 days than now reduced',
      { reduction: { listCents: 150, lowest30Cents: 100, since: '2026-11-06' } },
      'reduction.lowest30Cents',
    ],
    ['metres but no length', { content: null }, 'content'],
    ['sold-out stock that can be ordered', { availability: { state: 'soldOut' } }, 'orderable'],
    [
      'an invalid restocking date',
      { availability: { state: 'availableOn', date: 'soon' } },
      'availability.date',
    ],
    [
      'a test product that can be ordered',
      { number: '73100TEST', flags: ['testArticle'] },
      'orderable',
    ],
    ['unlimited stock that is not a download', { stock: null }, 'download'],
    ['a slug that is not a path segment', { slug: { de: 'Größe L', en: 'size-l' } }, 'slug.de'],
  ])('a product is refused with %s', async (_, changes, place) => {
    expect(refusedAt(ProductRecord, await aProductRecord(changes))).toContain(place)
  })
})

test('fibres that do not add up to 100 percent are refused', async () => {
  const [parent] = await lines.families()
  const fibres = [{ fibre: { de: 'Polyamid', en: 'Polyamide' }, percent: 90 }]
  const place = refusedAt(ParentRecord, { ...parent, composition: [{ part: null, fibres }] })
  expect(place).toEqual(['composition.0.fibres'])
})

test('a manufacturer outside the EU needs a responsible person in the EU', async () => {
  const [maker] = await lines.manufacturers()
  const outside = { ...maker, insideEu: false, euResponsible: null }
  expect(refusedAt(ManufacturerRecord, outside)).toEqual(['euResponsible'])
})

test('a measure needs a number per option, a colour its shade', async () => {
  const groups = await lines.properties()
  const denier = groups.find(({ key }) => key === 'denier')
  const shade = groups.find(({ key }) => key === 'shade')
  const bare = [{ key: '20', name: { de: '20 den', en: '20 den' }, hex: null, value: null }]
  expect(refusedAt(PropertyGroupRecord, { ...denier, options: bare })).toEqual(['options.0.value'])
  expect(refusedAt(PropertyGroupRecord, { ...shade, options: bare })).toEqual(['options.0.hex'])
})
