import { expect, test } from 'vitest'
import { unitsIn } from '#scripts/shop/stock.ts'

const metres = { unit: 'm', unitsPer: 10 }
const pieces = { unit: 'piece', unitsPer: 1 }

test('operators count metres and pieces, the shop counts sales units', () => {
  expect([unitsIn('12.5', metres), unitsIn(' 50 ', metres), unitsIn('24', pieces)]).toEqual([
    125, 500, 24,
  ])
})

test.each([
  ['12.55', metres],
  ['2.5', pieces],
  ['-1', pieces],
  ['1e3', pieces],
  ['', metres],
])('the amount %j is refused', (input, level) => {
  expect(() => unitsIn(input, level)).toThrow('is not an amount of this product')
})
