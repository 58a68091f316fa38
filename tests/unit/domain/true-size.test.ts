import { expect, test } from 'vitest'
import { cardLength, isEnlarged, pixelsOf, roundLength } from '#shared/domain/true-size.ts'

test('what is as long as a card takes as many pixels as the card does', () => {
  expect(pixelsOf(85_600, 324)).toBe(324)
  expect(pixelsOf(42_800, 400)).toBe(200)
})

test('a card is between the least and the most that a screen may show, in half pixels', () => {
  expect([cardLength(3), cardLength(324.3), cardLength(5000)]).toEqual([60, 324.5, 900])
})

test('a weave is shown enlarged, a swatch in true size', () => {
  expect([isEnlarged(1095), isEnlarged(66_667)]).toEqual([true, false])
})

test('the bar of a scale has a round length', () => {
  expect([274, 1000, 830, 160].map(roundLength)).toEqual([200, 1000, 500, 100])
})
