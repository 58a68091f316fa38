import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresFromUnits, parseLength, pricePerMetre } from '#shared/domain/metres.ts'
import type { QuantityRules } from '#shared/domain/quantity.ts'
import { checkQuantity, maxQuantity } from '#shared/domain/quantity.ts'
import {
  areaPrice,
  pricePerSquareMetre,
  referencePrice,
  writtenBasePrice,
} from '#shared/domain/reference-price.ts'
import { fractionOfCents } from '#shared/domain/money.ts'
import { boundTiers, priceAt } from '#shared/domain/price-list.ts'

function rules(changes: Partial<QuantityRules> = {}): QuantityRules {
  const base = { minPurchase: 1, purchaseSteps: 1, maxPurchase: null, stock: 50, backorder: false }
  return { ...base, ...changes }
}

const fabric = rules({ minPurchase: 5, maxPurchase: 600, stock: 400 })

describe('quantities that can be ordered', () => {
  test('the stock limits the quantity of every product', () => {
    expect(maxQuantity(rules({ stock: 7 }))).toBe(7)
  })

  test('announced restocking removes the limit of the stock, not of the product', () => {
    expect(maxQuantity(rules({ stock: 0, maxPurchase: 20, backorder: true }))).toBe(20)
  })

  test('the default maximum is a hundred', () => {
    expect(maxQuantity(rules({ stock: null }))).toBe(100)
  })

  test('a stock below the minimum quantity counts as sold out', () => {
    const error = 'product-out-of-stock'
    expect(checkQuantity(1, rules({ stock: 0 }))).toEqual({ ok: false, error })
    expect(checkQuantity(5, rules({ minPurchase: 5, stock: 4 }))).toEqual({ ok: false, error })
  })

  test('a corrected quantity stays the same when checked again', () => {
    const small = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(small, small, small, fc.nat(90), fc.integer({ min: 1, max: 200 }), (...drawn) => {
        const [minPurchase, purchaseSteps, maxPurchase, stock, requested] = drawn
        const drawnRules = rules({ minPurchase, purchaseSteps, maxPurchase, stock })
        const first = checkQuantity(requested, drawnRules)
        expect(first.ok).toBe(maxQuantity(drawnRules) >= minPurchase)
        if (!first.ok) return
        const { quantity } = first.value
        const unchanged = { ok: true, value: { quantity, correction: null } }
        expect(checkQuantity(quantity, drawnRules)).toEqual(unchanged)
      }),
    )
  })
})

describe('entered lengths', () => {
  test.each([
    ['2,5', 25],
    ['2.5', 25],
    [' 2 m', 20],
    ['2m', 20],
    ['0,5 metres', 5],
    [',5', 5],
    ['3.', 30],
    ['2,50', 25],
  ])('the length "%s" is %d units', (input, units) => {
    expect(parseLength(input, fabric)).toEqual({ ok: true, value: { units, correction: null } })
  })

  test.each([
    ['2,35', 24, 'raised-to-step'],
    ['2.3000001', null, 'not-a-length'],
    ['0,1', 5, 'raised-to-minimum'],
    ['99', 400, 'lowered-to-maximum'],
    ['39,95', 400, 'raised-to-step'],
    ['40,05', 400, 'lowered-to-maximum'],
  ])('the length "%s" becomes %s units (%s)', (input, units, kind) => {
    const expected =
      units === null ? { ok: false, error: kind } : { ok: true, value: { units, correction: kind } }
    expect(parseLength(input, fabric)).toEqual(expected)
  })

  test('steps longer than a tenth of a metre count from the minimum', () => {
    const stepped = rules({ minPurchase: 5, purchaseSteps: 10, maxPurchase: 600, stock: 600 })
    expect(parseLength('1,6', stepped)).toEqual({
      ok: true,
      value: { units: 25, correction: 'raised-to-step' },
    })
  })

  test.each(['', 'm', ',', '-2', '1.000,5', 'zwei', '2 x 3', '1e3', '٢', '9999999'])(
    '"%s" is not a length',
    (input) => {
      expect(parseLength(input, fabric)).toEqual({ ok: false, error: 'not-a-length' })
    },
  )

  test('a missing length and a missing stock are refused by name', () => {
    expect(parseLength('0,00', fabric)).toEqual({ ok: false, error: 'not-positive' })
    expect(parseLength('1', rules({ stock: 0 }))).toEqual({ ok: false, error: 'not-available' })
  })

  test('units converted to metres and back are equal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 400 }), (units) => {
        const { metres, tenths } = metresFromUnits(units)
        const unchanged = { ok: true, value: { units, correction: null } }
        expect(parseLength(`${metres},${tenths}`, fabric)).toEqual(unchanged)
      }),
    )
  })
})

describe('prices by quantity and by content', () => {
  const price = { gross: 119, net: 100 }
  const tiers = [
    { from: 5, price },
    { from: 50, price: { gross: 111, net: 93 } },
    { from: 200, price: { gross: 104, net: 87 } },
  ]

  test('a tier is labelled with its last quantity, the last tier with its first', () => {
    expect(boundTiers(tiers).map(({ bound, quantity }) => [bound, quantity])).toEqual([
      ['to', 49],
      ['to', 199],
      ['from', 200],
    ])
  })

  test.each([
    [1, 119],
    [49, 119],
    [50, 111],
    [199, 111],
    [200, 104],
    [900, 104],
  ])('%d units cost %d cents each', (quantity, gross) => {
    expect(priceAt(quantity, price, tiers).gross).toBe(gross)
  })

  test('without tiers the price is the base price', () => {
    expect(priceAt(70, price, [])).toBe(price)
  })

  test('the price per metre is ten times the unit price, also as base price', () => {
    expect(pricePerMetre(119)).toBe(1190)
    expect(referencePrice(fractionOfCents(119), 0.1, 1)).toBe(1190)
  })

  test('the price of a square metre of 1.47 m wide cloth is computed from the displayed price per metre', () => {
    expect(pricePerSquareMetre(1190, 1470)).toBe(810)
    expect(areaPrice(1190, [{ unit: 'm2' }], 1470)).toEqual({ cents: 810, per: 1, unit: 'm²' })
  })

  test('cloth has no base price if none is requested or its width is unknown', () => {
    expect(areaPrice(1190, [{ unit: 'm' }], 1470)).toBeNull()
    expect(areaPrice(1190, [{ unit: 'm2' }], null)).toBeNull()
  })

  test('a base price of the Store API is parsed into cents with its unit', () => {
    const written = { price: 0.59, purchaseUnit: 500, referenceUnit: 100, unitName: 'm' }
    expect(writtenBasePrice(written)).toEqual({ cents: 59, per: 100, unit: 'm' })
  })

  test.each([
    [1, 1],
    [0, 1],
    [1, -1],
    [null, 1],
    [1, null],
  ])('a content of %s referring to %s has no base price', (purchaseUnit, referenceUnit) => {
    expect(referencePrice(fractionOfCents(500), purchaseUnit, referenceUnit)).toBeNull()
  })
})
