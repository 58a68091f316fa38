import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexId, isHexId } from '#shared/domain/ids.ts'
import {
  centsFromDecimal,
  decimalFromCents,
  allocateCents,
  sumCents,
  multiplyCents,
} from '#shared/domain/money.ts'
import { divideRounded, fraction, roundedDecimal } from '#shared/domain/rounding.ts'

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 })
const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 30 })

describe('splitting an amount', () => {
  test('a discount split over three lines never loses a cent', () => {
    expect(allocateCents(1000, [1, 1, 1])).toEqual([333, 334, 333])
  })

  test('splitting an amount by any weights loses no cent', () => {
    fc.assert(
      fc.property(cents, weights, (total, by) => {
        expect(sumCents(allocateCents(total, by))).toBe(total)
      }),
    )
  })

  test('no part is larger than its weight allows', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
        const discount = Math.floor(sumCents(amounts) * share)
        const parts = allocateCents(discount, amounts)
        expect(parts.filter((part, index) => part < 0 || part > (amounts[index] ?? 0))).toEqual([])
      }),
    )
  })

  test('the last part gets everything if all weights are zero', () => {
    expect(allocateCents(500, [0, 0])).toEqual([0, 500])
    expect(allocateCents(500, [])).toEqual([])
  })
})

describe('amounts on the wire', () => {
  test('cents converted to the wire and back are equal', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(centsFromDecimal(decimalFromCents(amount))).toBe(amount)
      }),
    )
  })

  test.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [-1.005, -101],
    [0, 0],
  ])('the decimal %d is %d cents', (decimal, amount) => {
    expect(centsFromDecimal(decimal)).toBe(amount)
  })

  test('an invalid number throws an error', () => {
    expect(() => centsFromDecimal(NaN)).toThrow(RangeError)
    expect(() => multiplyCents(1.5, 3)).toThrow(RangeError)
  })
})

describe('rounding', () => {
  test('halves are rounded away from zero on both sides', () => {
    expect(divideRounded(5n, 2n)).toBe(3)
    expect(divideRounded(-5n, 2n)).toBe(-3)
    expect(divideRounded(5n, -2n)).toBe(-3)
  })

  test('a tiny negative amount becomes zero without a sign', () => {
    expect(divideRounded(-1n, 3n)).toBe(0)
  })

  test.each([
    [1e21, 0, 1e21],
    [0.000_000_1, 2, 0],
    [145.251_46, 3, 145_251],
  ])('%d rounded to %d places is exact', (decimal, places, expected) => {
    expect(roundedDecimal(decimal, places)).toBe(expected)
  })

  test('decimals are rounded by their exact value, also near a half', () => {
    const nearHalves = fc
      .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: -3, max: 3 }))
      .map(([halves, steps]) => (halves / 200) * (1 + steps * Number.EPSILON))
    const decimals = fc.oneof(nearHalves, fc.double({ noNaN: true, noDefaultInfinity: true }))
    fc.assert(
      fc.property(decimals, fc.integer({ min: 0, max: 4 }), (decimal, places) => {
        const { numerator, denominator } = fraction(decimal)
        const exact = divideRounded(numerator * 10n ** BigInt(places), denominator)
        expect(roundedDecimal(decimal, places)).toBe(exact)
      }),
    )
  })
})

test('an id is 32 lower-case hex digits', () => {
  const id = '0123456789abcdef0123456789abcdef'
  expect(isHexId(id)).toBe(true)
  expect(hexId(id)).toBe(id)
  for (const foreign of ['', id.toUpperCase(), `${id}0`, `${id}\n`, id.slice(1), null, 7])
    expect(isHexId(foreign)).toBe(false)
  expect(() => hexId('73100TEST')).toThrow('73100TEST')
})
