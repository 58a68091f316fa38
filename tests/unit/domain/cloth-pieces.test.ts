import { describe, expect, test } from 'vitest'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import { aContext, aFabric, aLine } from '#tests/builders/cart.ts'

describe('pieces of cloth', () => {
  const cloth = aFabric()
  const cut = (quantity: number, cuts?: readonly number[]) =>
    calculateCart({
      contents: { lines: [aLine(cloth, quantity, cuts)], codes: [] },
      products: new Map([[cloth.id, cloth]]),
      applied: [],
      formerNames: new Map(),
      context: aContext(),
    })

  test('two pieces of 1.5 m stay two', () => {
    expect(cut(30, [15, 15]).lines[0]?.cuts).toEqual([15, 15])
  })

  test('without a word it is one piece', () => {
    expect(cut(30).lines[0]?.cuts).toEqual([30])
  })

  test.each([[[15, 14]], [[40, -10]], [[]]])('pieces %j that are not 3 m become one', (cuts) => {
    const cart = cut(30, cuts)
    expect(cart.lines[0]?.cuts).toEqual([30])
    expect(cart.contents.lines[0]?.cuts).toBeNull()
  })

  test('a corrected length is one piece again', () => {
    expect(cut(700, [350, 350]).lines[0]?.cuts).toEqual([400])
  })
})
