import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import { assignRolls, cutFromRolls } from '#shared/domain/cart/rolls.ts'
import { sumCents } from '#shared/domain/money.ts'
import { aContext, aFabric, aLine } from '#tests/builders/cart.ts'

describe('rolls of cloth', () => {
  test('a piece is cut from the shortest roll that is long enough', () => {
    expect(assignRolls([30], [500, 40, 60])).toEqual([1])
    expect(assignRolls([30, 50], [500, 40, 60])).toEqual([1, 2])
    expect(assignRolls([50, 50, 50], [60, 50])).toEqual([1, 0, null])
  })

  test('a piece longer than any roll is divided at the longest roll, and no remainder is too short to sell', () => {
    expect(cutFromRolls([60], [50, 40], 5)).toEqual([50, 10])
    expect(cutFromRolls([52], [50, 40], 5)).toEqual([47, 5])
    expect(cutFromRolls([30, 30], [60], 5)).toEqual([30, 30])
    expect(cutFromRolls([120], [50, 40], 5)).toEqual([50, 40, 30])
  })

  const Rolls = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 8 })
  const Pieces = fc.array(fc.integer({ min: 5, max: 400 }), { minLength: 1, maxLength: 8 })

  test('dividing pieces loses no length, and every piece fits its roll', () => {
    fc.assert(
      fc.property(Pieces, Rolls, (pieces, rolls) => {
        const cuts = cutFromRolls(pieces, rolls, 5)
        expect(sumCents(cuts)).toBe(sumCents(pieces))
        expect(Math.min(...cuts)).toBeGreaterThanOrEqual(5)
        const given = rolls.map(() => 0)
        assignRolls(cuts, rolls).forEach((roll, index) => {
          if (roll !== null) given[roll] = (given[roll] ?? 0) + (cuts[index] ?? 0)
        })
        expect(given.every((units, index) => units <= (rolls[index] ?? 0))).toBe(true)
      }),
    )
  })

  test('the cart divides an unavailable length and reports the longest piece', () => {
    const cloth = aFabric('cloth', { stock: 90, rolls: [50, 40] })
    const cart = calculateCart({
      contents: { lines: [aLine(cloth, 60)], codes: [] },
      products: new Map([[cloth.id, cloth]]),
      applied: [],
      formerNames: new Map(),
      pricesBefore: new Map(),
      context: aContext(),
    })
    expect(cart.lines[0]).toMatchObject({ quantity: 60, cuts: [50, 10] })
    expect(cart.contents.lines[0]?.cuts).toEqual([50, 10])
    expect(cart.errors).toMatchObject([
      { key: 'piece-too-long', parameters: { quantity: 50, unit: 'metre' } },
    ])
  })
})
