import { expect, test } from 'vitest'
import { cardLength, isEnlarged, pixelsOf, roundLength } from '#shared/domain/true-size.ts'

test("an object as long as a bank card has the card's pixels", () => {
  expect(pixelsOf(85_600, 324)).toBe(324)
  expect(pixelsOf(42_800, 400)).toBe(200)
})

test("the card's length has a minimum and maximum in half pixels", () => {
  expect([cardLength(3), cardLength(324.3), cardLength(5000)]).toEqual([60, 324.5, 900])
})

test('a weave is enlarged, a swatch is at actual size', () => {
  expect([isEnlarged(1095), isEnlarged(66_667)]).toEqual([true, false])
})

test('a scale bar has a round length', () => {
  expect([274, 1000, 830, 160].map(roundLength)).toEqual([200, 1000, 500, 100])
})
