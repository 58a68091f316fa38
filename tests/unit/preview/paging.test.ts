import { expect, test } from 'vitest'
import { arrowStep, pictureAfter, swipedStep } from '#client/islands/preview/paging.ts'

test('paging continues from the last picture to the first and back', () => {
  expect([pictureAfter(4, 1, 5), pictureAfter(0, -1, 5), pictureAfter(1, 1, 5)]).toEqual([0, 4, 2])
})

test('paging a single picture changes nothing', () => {
  expect([pictureAfter(0, 1, 1), pictureAfter(0, -1, 1)]).toEqual([0, 0])
})

test('the right arrow key shows the next picture, or the previous in right-to-left text', () => {
  expect([arrowStep('ArrowRight', false), arrowStep('ArrowLeft', false)]).toEqual([1, -1])
  expect([arrowStep('ArrowRight', true), arrowStep('ArrowLeft', true)]).toEqual([-1, 1])
  expect(arrowStep('ArrowUp', false)).toBeNull()
})

test('a swipe needs at least 50 pixels', () => {
  expect([swipedStep(-50, 0, false), swipedStep(-51, 0, false)]).toEqual([null, 1])
  expect([swipedStep(50, 0, false), swipedStep(51, 0, false)]).toEqual([null, -1])
})

test('a vertical swipe does not page', () => {
  expect(swipedStep(-80, 90, false)).toBeNull()
})

test('a swipe is reversed in right-to-left text', () => {
  expect([swipedStep(-80, 0, true), swipedStep(80, 0, true)]).toEqual([-1, 1])
})
