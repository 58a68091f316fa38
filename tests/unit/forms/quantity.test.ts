import { describe, expect, test } from 'vitest'
import { readQuantity } from '#shared/schemas/forms/quantity.ts'

const cloth = { isMetre: true, min: 5, step: 1, max: null }
const buckles = { isMetre: false, min: 1, step: 1, max: null }

describe('entered lengths', () => {
  test.each([
    ['2,35', 24, 'raised-to-step'],
    ['2.35', 24, 'raised-to-step'],
    ['2,4', 24, null],
    ['2 m', 20, null],
    ['0,1', 5, 'raised-to-minimum'],
  ])('the length %j becomes %d tenths of a metre', (input, units, correction) => {
    expect(readQuantity(input, cloth)).toEqual({ ok: true, value: { units, correction } })
  })

  test.each([
    ['zwei', 'decimal'],
    ['', 'decimal'],
    ['-1', 'decimal'],
    ['1e3', 'decimal'],
    ['0', 'positive'],
  ])('the length %j is refused', (input, error) => {
    expect(readQuantity(input, cloth)).toEqual({ ok: false, error })
  })

  test('a length is limited by the stock', () => {
    expect(readQuantity('3', { ...cloth, max: 18 })).toEqual({
      ok: true,
      value: { units: 18, correction: 'lowered-to-maximum' },
    })
  })
})

describe('entered numbers of pieces', () => {
  test('a valid number of pieces is used unchanged', () => {
    expect(readQuantity(' 4 ', buckles)).toMatchObject({ ok: true, value: { units: 4 } })
  })

  test.each([
    ['1,5', 'whole'],
    ['0', 'positive'],
    ['-2', 'positive'],
    ['vier', 'number'],
    ['99999999999999999999', 'tooMany'],
    ['999999999', 'tooMany'],
  ])('the number of pieces %j is refused', (input, error) => {
    expect(readQuantity(input, buckles)).toEqual({ ok: false, error })
  })
})
