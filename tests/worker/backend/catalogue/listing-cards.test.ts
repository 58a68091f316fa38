import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import {
  aCatalogue,
  aParentRecord,
  aGroup,
  aMeasure,
  aProductRecord,
  aPicture,
} from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { countedBindings } from '../sales/counted-db.ts'
import { importCatalogue } from './ops.ts'
import { listingOf } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

const option = (key: string) => ({ key, name: { de: key, en: key }, hex: null, value: null })
const byTheMetre = (cents: number) => ({
  unit: 'm' as const,
  content: { unit: 'm' as const, milli: 100, referenceMilli: 1000 },
  prices: [5, 100].map((fromQuantity) => ({
    fromQuantity,
    grossCents: fromQuantity === 5 ? cents : cents - 10,
  })),
  minPurchase: 5,
})

test('a filtered listing with counts queries the database once, for eight rows per card', async () => {
  const pictures = ['front', 'back', 'roll'].map((key) =>
    aPicture(key, `<path d="M0 0h${key.length}v9z"/>`),
  )
  const numbers = Array.from({ length: 60 }, (_, index) => String(70_000 + index))
  await importCatalogue(
    aCatalogue({
      media: pictures.map(({ record }) => record),
      properties: [aGroup(), aMeasure('width', 'mm', [10, 20])],
      families: numbers.slice(0, 30).map((key) => aParentRecord(key, { axes: ['shade'] })),
      articles: numbers.map((number, index) =>
        aProductRecord(number, {
          family: numbers[index % 30] ?? '',
          options: { shade: index < 30 ? 'black' : 'olive' },
          properties: { width: ['10'] },
          prices: [1, 10, 50].map((fromQuantity) => ({
            fromQuantity,
            grossCents: 900 - fromQuantity,
          })),
          media: pictures.map(({ record }) => record.key),
        }),
      ),
    }),
    { media: pictures.map(({ upload }) => upload) },
  )
  const { bindings, counts, rows } = countedBindings()
  const narrowed = {
    limit: 24,
    properties: idOf('property-option', 'shade/black'),
    'max-price': 100,
    'min-property': { width: 5 },
  }
  const { elements, total } = await listingOf('fabrics', narrowed, { bindings })
  expect([total, elements.length, counts.statements]).toEqual([30, 24, 1])
  expect(rows.read).toBeGreaterThan(24)
  expect(rows.read).toBeLessThanOrEqual(8 * 24)
})

test('a product card has the same data as the full product', async () => {
  const { record: picture, upload } = aPicture()
  const hex = '#4b5b33'
  const shades = aGroup({ options: [...aGroup().options, { ...option('moss'), hex }] })
  const care = aGroup({ key: 'care', display: 'text', position: 90, options: [option('wash')] })
  await importCatalogue(
    aCatalogue({
      media: [picture],
      properties: [shades, care, aMeasure('roll_width', 'cm', [140, 150])],
      families: [
        aParentRecord('ripstop', {
          axes: ['shade'],
          properties: { roll_width: ['150'] },
          care: ['wash'],
        }),
      ],
      articles: [
        aProductRecord('70000', {
          options: { shade: 'olive' },
          ...byTheMetre(90),
          media: [picture.key],
        }),
        aProductRecord('70001', {
          options: { shade: 'black' },
          ...byTheMetre(70),
          position: 1,
          stock: 0,
        }),
        aProductRecord('70002', {
          listed: false,
          position: 2,
          options: { shade: 'moss' },
          ...byTheMetre(10),
        }),
      ],
    }),
    { media: [upload] },
  )
  const reading = async (...parts: string[]) => {
    const associations = Object.fromEntries(parts.map((part) => [part, {}]))
    const { elements } = await listingOf('fabrics', { associations })
    return elements[0]
  }
  const card = await reading('properties')
  const whole = await reading('properties', 'media')
  expect(card?.customFields.ripstop_shades).toHaveLength(2)
  expect({ ...card, media: whole?.media }).toEqual(whole)
})
