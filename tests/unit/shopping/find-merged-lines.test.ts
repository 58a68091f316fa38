import { describe, expect, test } from 'vitest'
import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { aStoreCart, aStoreLine } from '#tests/builders/store-cart.ts'
import {
  findMergedLines,
  withOnePieceNotices,
} from '#worker/store-api/shopping/find-merged-lines.ts'

const id = 'c'.repeat(32)
/** A cart whose line has these pieces at any length. */
const aCart = (quantity: number, ...ripstop_cuts: number[]) =>
  aStoreCart({ lineItems: [aStoreLine({ id, quantity }, { ripstop_cuts })] })
const whole = (quantity: number) => ({ id, quantity })
const cut = (...ripstop_cuts: number[]) => ({
  id,
  quantity: ripstop_cuts.reduce((sum, units) => sum + units, 0),
  payload: { ripstop_cuts },
})

describe('a Shopware line that preserves its first pieces', () => {
  test('added pieces are merged with those of the line', () => {
    expect(findMergedLines(aCart(50, 15, 15), [cut(10, 10)])).toEqual([
      { id, cuts: [15, 15, 10, 10] },
    ])
  })

  test('a length added without pieces becomes one more piece', () => {
    expect(findMergedLines(aCart(40, 15, 15), [whole(10)])).toEqual([{ id, cuts: [15, 15, 10] }])
  })

  test('pieces added to an uncut length are merged with it', () => {
    expect(findMergedLines(aCart(50), [cut(10, 10)])).toEqual([{ id, cuts: [30, 10, 10] }])
    expect(findMergedLines(aCart(50, 30), [cut(10, 10)])).toEqual([{ id, cuts: [30, 10, 10] }])
  })

  test.each([
    ['if the line contains them', aCart(30, 15, 15), [cut(15, 15)]],
    ['if our own backend merged them', aCart(50, 15, 15, 10, 10), [cut(10, 10)]],
    ['if nothing was cut', aCart(50), [whole(20)]],
    ['if nothing was merged', aCart(50, 15, 15), []],
  ])('the pieces are not sent again %s', (_, cart, items) => {
    expect(findMergedLines(cart, items)).toEqual([])
  })

  test.each([
    ['whose length was corrected', aCart(40, 15, 15), [cut(10, 10)]],
    ['with less stock than was sent', aCart(20, 15, 15), [cut(15, 15)]],
    ['with more pieces than allowed', aCart(520, 10, 10), [cut(...Array(MAX_PIECES).fill(10))]],
  ])('the pieces of a line %s are unknown', (_, cart, items) => {
    expect(findMergedLines(cart, items)).toEqual([{ id, cuts: null }])
  })
})

test('a line that stays one piece is reported', () => {
  const { errors } = withOnePieceNotices(aCart(50), [{ id, cuts: [30, 10, 10] }])
  expect(errors).toMatchObject({
    [`one-piece-again${id}`]: { messageKey: 'one-piece-again', parameters: { quantity: 50 } },
  })
})

test('accepted pieces need no notice', () => {
  const joined = [{ id, cuts: [30, 10, 10] }]
  expect(withOnePieceNotices(aCart(50, 30, 10, 10), joined).errors).toEqual({})
})
