import { describe, expect, test } from 'vitest'
import { calculateCart } from '#shared/domain/cart/calculate-cart.ts'
import { addItems } from '#shared/domain/cart/change-contents.ts'
import { EMPTY_CONTENTS, MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { formatPieces } from '#shared/i18n/pieces.ts'
import { aContext, aFabric, aLine, aProduct } from '#tests/builders/cart.ts'

describe('pieces of cloth', () => {
  const cloth = aFabric()
  const cut = (quantity: number, cuts?: readonly number[]) =>
    calculateCart({
      contents: { lines: [aLine(cloth, quantity, cuts)], codes: [] },
      products: new Map([[cloth.id, cloth]]),
      applied: [],
      formerNames: new Map(),
      pricesBefore: new Map(),
      context: aContext(),
    })

  test('two pieces of 1.5 m stay two', () => {
    expect(cut(30, [15, 15]).lines[0]?.cuts).toEqual([15, 15])
  })

  test('cloth is one piece by default', () => {
    expect(cut(30).lines[0]?.cuts).toEqual([30])
  })

  test.each([[[15, 14]], [[40, -10]], [[]]])(
    'pieces %j that do not add up to 3 m become one piece',
    (cuts) => {
      const cart = cut(30, cuts)
      expect(cart.lines[0]?.cuts).toEqual([30])
      expect(cart.contents.lines[0]?.cuts).toBeNull()
    },
  )

  test('a corrected length becomes one piece and is reported', () => {
    const cart = cut(700, [350, 350])
    expect(cart.lines[0]?.cuts).toEqual([400])
    expect(cart.errors).toMatchObject([
      { key: 'product-stock-reached' },
      { key: 'one-piece-again', parameters: { quantity: 400, unit: 'metre' } },
    ])
  })

  test('each piece is lengthened to the minimum, which is reported', () => {
    const cart = cut(12, [10, 2])
    expect(cart.lines[0]).toMatchObject({ quantity: 15, cuts: [10, 5], correctedFrom: 12 })
    expect(cart.errors).toMatchObject([
      { key: 'min-order-quantity', parameters: { quantity: cloth.minPurchase } },
    ])
  })

  test('products sold by the piece are not cut', () => {
    const buckle = aProduct()
    const cart = calculateCart({
      contents: { lines: [aLine(buckle, 4, [2, 2])], codes: [] },
      products: new Map([[buckle.id, buckle]]),
      applied: [],
      formerNames: new Map(),
      pricesBefore: new Map(),
      context: aContext(),
    })
    expect(cart.contents.lines[0]?.cuts).toBeNull()
  })

  test('a line with a thousand pieces is refused', () => {
    const cuts = Array.from({ length: 1000 }, () => 5)
    const added = addItems(EMPTY_CONTENTS, [{ productId: cloth.id, quantity: 5000, cuts }], [])
    expect(added).toEqual({ ok: false, error: { kind: 'too-many-pieces', max: MAX_PIECES } })
  })

  test('equal pieces are grouped with their number', () => {
    expect(formatPieces('de', [15, 15, 8])).toBe('2 × 1,5\u202fm + 0,8\u202fm')
    expect(formatPieces('en', [10])).toBe('1\u202fm')
  })
})
