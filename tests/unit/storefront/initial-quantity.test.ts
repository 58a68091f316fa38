import { describe, expect, test } from 'vitest'
import { toBuyBox } from '#client/ui/buy/buy-box.ts'
import { cutFigures, sumOf } from '#client/ui/buy/sum.ts'
import { messages } from '#shared/i18n/messages.ts'
import { readInitialQuantity } from '#worker/pages/product/initial-quantity.ts'
import { aStoreFabric, aStoreProduct } from '#tests/builders/store-product.ts'

const fabric = toBuyBox('de', '/fabric/70000', aStoreFabric())
const buckle = toBuyBox('de', '/buckle/24500', aStoreProduct({ minPurchase: 2, purchaseSteps: 2 }))
const requested = (product: typeof fabric, input?: string) =>
  readInitialQuantity('de', messages('de'), product, input)

test('a fabric starts at one metre, a piece at its minimum quantity', () => {
  expect(requested(fabric)).toEqual({ units: 10, notice: null })
  expect(requested(buckle)).toEqual({ units: 2, notice: null })
})

test.each([
  ['at least 1.5 m', { minPurchase: 15 }, 15],
  ['at most 0.8 m', { calculatedMaxPurchase: 8 }, 5],
  ['at most one metre', { calculatedMaxPurchase: 10 }, 10],
])('a fabric sold %s starts there, else at one metre', (_, limits, units) => {
  const limited = toBuyBox('de', '/fabric/70000', aStoreFabric(limits))
  expect(requested(limited)).toEqual({ units, notice: null })
})

describe('metres in the address', () => {
  test.each([
    ['2,5', 25],
    ['2.5', 25],
    ['3', 30],
  ])('the length %s in the address is used unchanged', (input, units) => {
    expect(requested(fabric, input)).toEqual({ units, notice: null })
  })

  test.each([
    ['2,35', 24, '2,35 m auf 2,4\u202fm gerundet.'],
    ['0,1', 5, 'Auf die Mindestmenge von 0,5\u202fm erhöht.'],
    ['900', 600, 'Auf 60\u202fm verringert. Mehr können Sie nicht bestellen.'],
    ['viel', 5, 'Bitte geben Sie eine Länge in Metern ein, zum Beispiel 2,5.'],
    ['-3', 5, 'Bitte geben Sie eine Länge in Metern ein, zum Beispiel 2,5.'],
  ])('the length %s in the address becomes %i units, with the reason', (input, units, notice) => {
    expect(requested(fabric, input)).toEqual({ units, notice })
  })
})

test('fractional or too few pieces are corrected with a notice', () => {
  expect(requested(buckle, '1,5')).toMatchObject({
    units: 2,
    notice: expect.stringContaining('ganze'),
  })
  expect(requested(buckle, '1')).toMatchObject({
    units: 2,
    notice: expect.stringContaining('2 Stück'),
  })
  expect(requested(buckle, '4')).toEqual({ units: 4, notice: null })
})

test('sets are counted in sets', () => {
  const snaps = { ...aStoreProduct({ minPurchase: 2 }), unit: { shortCode: 'set', name: 'Set' } }
  const notice = expect.stringContaining('2 Sets')
  expect(requested(toBuyBox('de', '/snaps/34000', snaps), '1')).toMatchObject({ units: 2, notice })
})

test('the displayed sum is the charged one at the tier of the quantity', () => {
  expect(sumOf(fabric, 24)).toBe(24 * 99)
  expect(sumOf(fabric, 50)).toBe(50 * 94)
  expect(sumOf(buckle, 4)).toBe(1000)
})

test('a cut shows area and weight', () => {
  expect(cutFigures('de', fabric, 24)).toEqual(['3,60 m²', '≈ 130 g'])
  expect(cutFigures('en', fabric, 300)).toEqual(['45.00 m²', '≈ 1.6 kg'])
})
