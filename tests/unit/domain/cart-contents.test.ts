import { describe, expect, test } from 'vitest'
import {
  addItems,
  MAX_LINE_QUANTITY,
  MAX_LINES,
  mergeContents,
  removeLines,
  removeOrdered,
  setQuantities,
} from '#shared/domain/cart/change-contents.ts'
import { EMPTY_CONTENTS, type CartContents } from '#shared/domain/cart/contents.ts'
import { hexId, lineIdOf, type ProductId } from '#shared/domain/ids.ts'
import type { Result } from '#shared/domain/result.ts'
import { aFabric, aProduct } from '#tests/builders/cart.ts'

const buckle = aProduct('buckle')
const cloth = aFabric('cloth')
const oneBuckle = containing({ productId: buckle.id, quantity: 1 })
const twoPieces = containing({ productId: cloth.id, quantity: 30, cuts: [15, 15] })
const spring = { id: 'spring', lineId: 'line of spring', name: 'Spring', code: 'SPRING' }
const automatic = { id: 'automatic', lineId: 'line of automatic', name: 'Always', code: null }

function containing(...items: Parameters<typeof addItems>[1]): CartContents {
  return okValue(addItems(EMPTY_CONTENTS, items, []))
}

function okValue<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const goodsOnly = (contents: CartContents) => ({ contents, promotions: [] })

describe('adding to a cart', () => {
  test('adding the same product increases its line', () => {
    const contents = okValue(addItems(oneBuckle, [{ productId: buckle.id, quantity: 2 }], []))
    expect(contents.lines).toEqual([{ productId: buckle.id, quantity: 3, cuts: null }])
  })

  test('added cloth has its own cuts', () => {
    const more = okValue(addItems(twoPieces, [{ productId: cloth.id, quantity: 10 }], []))
    expect(more.lines).toMatchObject([{ quantity: 40, cuts: [15, 15, 10] }])
  })

  test('the quantity of a line and the number of lines are limited', () => {
    const items = Array.from({ length: MAX_LINES + 1 }, (_, index) => ({
      productId: hexId<ProductId>(String(index).padStart(32, '0')),
      quantity: 1,
    }))
    const refused = { ok: false, error: { kind: 'too-many-lines', max: MAX_LINES } }
    expect(addItems(EMPTY_CONTENTS, items, [])).toEqual(refused)
    const much = containing({ productId: cloth.id, quantity: 10 * MAX_LINE_QUANTITY })
    expect(much.lines).toMatchObject([{ quantity: MAX_LINE_QUANTITY }])
    const merged = mergeContents(oneBuckle, { lines: items.map(whole), codes: ['spring'] })
    expect([merged.lines.length, merged.codes]).toEqual([MAX_LINES, []])
    expect(merged.lines[0]?.productId).toBe(buckle.id)
  })
})

describe('changing and removing cart lines', () => {
  test('a new quantity removes the cuts', () => {
    const items = [{ productId: lineIdOf(cloth.id), quantity: 40 }]
    const changed = okValue(setQuantities(goodsOnly(twoPieces), items))
    expect(changed.lines).toEqual([{ productId: cloth.id, quantity: 40, cuts: null }])
  })

  test('a missing line is refused with its id', () => {
    const refused = { ok: false, error: { kind: 'line-not-found', id: cloth.id } }
    const shown = goodsOnly(oneBuckle)
    expect(setQuantities(shown, [{ productId: cloth.id, quantity: 2 }])).toEqual(refused)
    expect(removeLines(shown, [buckle.id, cloth.id])).toEqual(refused)
  })

  test('existing lines can be removed', () => {
    const shown = removeLines(goodsOnly(oneBuckle), [buckle.id])
    expect(shown).toEqual({ ok: true, value: goodsOnly(EMPTY_CONTENTS) })
  })

  test('a discount has no quantity and can be removed only with its code', () => {
    const shown = {
      contents: { ...oneBuckle, codes: ['spring'] },
      promotions: [spring, automatic],
    }
    const items = [{ productId: spring.lineId, quantity: 2 }]
    expect(setQuantities(shown, items)).toMatchObject({ error: { kind: 'not-stackable' } })
    const refused = { kind: 'not-removable', id: automatic.lineId }
    expect(removeLines(shown, [automatic.lineId])).toMatchObject({ error: refused })
    const left = { contents: oneBuckle, promotions: [automatic] }
    for (const name of [spring.lineId, 'promotion-Spring'])
      expect(removeLines(shown, [name])).toEqual({ ok: true, value: left })
  })

  test('items added during an order stay in the cart', () => {
    const ordered = [
      { productId: buckle.id, quantity: 1 },
      { productId: cloth.id, quantity: 20 },
    ]
    const contents = { lines: [...oneBuckle.lines, ...twoPieces.lines], codes: ['spring'] }
    expect(removeOrdered(contents, ordered)).toEqual({
      lines: [{ productId: cloth.id, quantity: 10, cuts: null }],
      codes: [],
    })
  })
})

test('a code entered twice, in any case, is one code', () => {
  const contents = okValue(addItems(EMPTY_CONTENTS, [], [' Spring ', 'SPRING']))
  expect(contents.codes).toEqual(['Spring'])
  const left = okValue(removeLines(goodsOnly(contents), ['promotion-spring']))
  expect(left.contents.codes).toEqual([])
})

const whole = (item: { productId: ProductId; quantity: number }) => ({ ...item, cuts: null })
