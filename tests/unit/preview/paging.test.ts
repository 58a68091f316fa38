import { expect, test } from 'vitest'
import { arrowStep, pictureAfter, swipedStep } from '#client/islands/preview/paging.ts'

test('after the last picture comes the first, and before the first the last', () => {
  expect([pictureAfter(4, 1, 5), pictureAfter(0, -1, 5), pictureAfter(1, 1, 5)]).toEqual([0, 4, 2])
})

test('a single picture leads to itself', () => {
  expect([pictureAfter(0, 1, 1), pictureAfter(0, -1, 1)]).toEqual([0, 0])
})

test('the right arrow is the next picture, and the one before where text runs from right to left', () => {
  expect([arrowStep('ArrowRight', false), arrowStep('ArrowLeft', false)]).toEqual([1, -1])
  expect([arrowStep('ArrowRight', true), arrowStep('ArrowLeft', true)]).toEqual([-1, 1])
  expect(arrowStep('ArrowUp', false)).toBeNull()
})

test('a swipe counts from more than 50 pixels on', () => {
  expect([swipedStep(-50, 0, false), swipedStep(-51, 0, false)]).toEqual([null, 1])
  expect([swipedStep(50, 0, false), swipedStep(51, 0, false)]).toEqual([null, -1])
})

test('a swipe that goes rather up or down turns no page', () => {
  expect(swipedStep(-80, 90, false)).toBeNull()
})

test('a swipe is reversed where text runs from right to left', () => {
  expect([swipedStep(-80, 0, true), swipedStep(80, 0, true)]).toEqual([-1, 1])
})
