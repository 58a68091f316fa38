import { describe, expect, test } from 'vitest'
import {
  EMPTY_CONTENTS,
  withCode,
  withoutCode,
  withoutLines,
  withProduct,
  withQuantity,
} from '#shared/domain/cart/contents.ts'
import { lineIdOf } from '#shared/domain/ids.ts'
import { aFabric, aProduct } from '#tests/builders/cart.ts'

const buckle = aProduct('buckle')
const cloth = aFabric('cloth')
const oneBuckle = withProduct(EMPTY_CONTENTS, { productId: buckle.id, quantity: 1 })

describe('adding', () => {
  test('the same article again makes one line of more', () => {
    const contents = withProduct(oneBuckle, { productId: buckle.id, quantity: 2 })
    expect(contents.lines).toMatchObject([{ id: buckle.id, productId: buckle.id, quantity: 3 }])
    expect(contents.lines[0]?.cuts).toBeUndefined()
  })

  test('a piece of cloth added to pieces stays a piece of its own', () => {
    const pieces = withProduct(EMPTY_CONTENTS, {
      productId: cloth.id,
      quantity: 30,
      cuts: [15, 15],
    })
    const more = withProduct(pieces, { productId: cloth.id, quantity: 10 })
    expect(more.lines).toMatchObject([{ quantity: 40, cuts: [15, 15, 10] }])
  })
})

describe('changing and removing', () => {
  test('a new quantity forgets the pieces of the old one', () => {
    const pieces = withProduct(EMPTY_CONTENTS, {
      productId: cloth.id,
      quantity: 30,
      cuts: [15, 15],
    })
    const changed = withQuantity(pieces, lineIdOf(cloth.id), 40)
    expect(changed).toMatchObject({
      ok: true,
      value: { lines: [{ quantity: 40, cuts: undefined }] },
    })
  })

  test('a line that is not there is refused by name', () => {
    const refused = { ok: false, error: 'line-not-found' }
    expect(withQuantity(oneBuckle, lineIdOf(cloth.id), 2)).toEqual(refused)
    expect(withoutLines(oneBuckle, [lineIdOf(buckle.id), lineIdOf(cloth.id)])).toEqual(refused)
  })

  test('lines that are there go', () => {
    const contents = withoutLines(oneBuckle, [lineIdOf(buckle.id)])
    expect(contents).toEqual({ ok: true, value: EMPTY_CONTENTS })
  })
})

test('a code typed twice, in any case, is one code', () => {
  const contents = withCode(withCode(EMPTY_CONTENTS, ' Spring '), 'SPRING')
  expect(contents.codes).toEqual(['Spring'])
  expect(withoutCode(contents, 'spring').codes).toEqual([])
})
