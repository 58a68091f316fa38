import { describe, expect, test } from 'vitest'
import { MAX_PIECES } from '#shared/domain/cart/contents.ts'
import { aStoreCart, aStoreLine } from '#tests/builders/store-cart.ts'
import { joinedLines, withOnePieceNotices } from '#worker/store-api/shopping/joined-cuts.ts'

const id = 'c'.repeat(32)
/** A cart whose line of cloth keeps these pieces, whatever its length is now. */
const aCart = (quantity: number, ...ripstop_cuts: number[]) =>
  aStoreCart({ lineItems: [aStoreLine({ id, quantity }, { ripstop_cuts })] })
const whole = (quantity: number) => ({ id, quantity })
const cut = (...ripstop_cuts: number[]) => ({
  id,
  quantity: ripstop_cuts.reduce((sum, units) => sum + units, 0),
  payload: { ripstop_cuts },
})

describe('of a line that keeps the pieces it was sent first', () => {
  test('more pieces stand beside those that it had', () => {
    expect(joinedLines(aCart(50, 15, 15), [cut(10, 10)])).toEqual([{ id, cuts: [15, 15, 10, 10] }])
  })

  test('a length in one piece is one more of them', () => {
    expect(joinedLines(aCart(40, 15, 15), [whole(10)])).toEqual([{ id, cuts: [15, 15, 10] }])
  })

  test('pieces stand beside a length that was in one piece', () => {
    expect(joinedLines(aCart(50), [cut(10, 10)])).toEqual([{ id, cuts: [30, 10, 10] }])
    expect(joinedLines(aCart(50, 30), [cut(10, 10)])).toEqual([{ id, cuts: [30, 10, 10] }])
  })

  test.each([
    ['as they were told with the line', aCart(30, 15, 15), [cut(15, 15)]],
    ['as our own backend joined them', aCart(50, 15, 15, 10, 10), [cut(10, 10)]],
    ['where nobody cut anything', aCart(50), [whole(20)]],
    ['of lines that nothing joined', aCart(50, 15, 15), []],
  ])('nothing is told anew %s', (_, cart, items) => {
    expect(joinedLines(cart, items)).toEqual([])
  })

  test.each([
    ['whose length was corrected', aCart(40, 15, 15), [cut(10, 10)]],
    ['that there is less of than was sent', aCart(20, 15, 15), [cut(15, 15)]],
    ['of more pieces than we cut', aCart(520, 10, 10), [cut(...Array(MAX_PIECES).fill(10))]],
  ])('a line %s has none that are known', (_, cart, items) => {
    expect(joinedLines(cart, items)).toEqual([{ id, cuts: null }])
  })
})

test('a line that is one piece all the same says so, by its length', () => {
  const { errors } = withOnePieceNotices(aCart(50), [{ id, cuts: [30, 10, 10] }])
  expect(errors).toMatchObject({
    [`one-piece-again${id}`]: { messageKey: 'one-piece-again', parameters: { quantity: 50 } },
  })
})

test('where the pieces were taken, nothing is said', () => {
  const joined = [{ id, cuts: [30, 10, 10] }]
  expect(withOnePieceNotices(aCart(50, 30, 10, 10), joined).errors).toEqual({})
})
