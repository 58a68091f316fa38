import { expect, test } from 'vitest'
import { UPRIGHT } from '#client/islands/preview/view.ts'
import {
  doubleClickedZoom,
  pinchedZoom,
  settledZoom,
  steppedZoom,
  wheeledZoom,
  zoomAt,
} from '#client/islands/preview/zoom.ts'

test('a step in or out changes the zoom by 0.12', () => {
  expect(steppedZoom(1, 1)).toBeCloseTo(1.12)
  expect(steppedZoom(1, -1)).toBeCloseTo(0.88)
})

test('the zoom is limited to 3 and 0.1', () => {
  const afterMany = (direction: 1 | -1) =>
    Array.from({ length: 40 }).reduce<number>((zoom) => steppedZoom(zoom, direction), 1)
  expect([afterMany(1), afterMany(-1)]).toEqual([3, 0.1])
})

test('equal steps in and out return to exactly 1', () => {
  expect(steppedZoom(steppedZoom(steppedZoom(steppedZoom(1, 1), 1), -1), -1)).toBe(1)
})

test.each([
  [1.049, 1],
  [0.951, 1],
  [1.06, 1.06],
  [0.94, 0.94],
  [2.96, 3],
  [2.94, 2.94],
  [4.5, 3],
  [0.01, 0.1],
])('a zoom of %d becomes %d at the end of a gesture', (zoom, rest) => {
  expect(settledZoom(zoom)).toBe(rest)
})

test.each([
  [0.2, 0.5],
  [0.7, 0.7],
  [4.2, 4.2],
  [9, 4.5],
])('a pinch to %d is limited to %d', (requested, got) => {
  expect(pinchedZoom(requested)).toBe(got)
})

test('a wheel notch is one step at any speed', () => {
  expect(wheeledZoom(1, -100)).toBeCloseTo(1.12)
  expect(wheeledZoom(1, 400)).toBeCloseTo(0.88)
})

test('small touchpad movements zoom by small amounts', () => {
  expect(wheeledZoom(1, -4)).toBeCloseTo(1.0048)
})

test('a double click toggles between maximum and fit', () => {
  expect([1, 3, 1.6, 0.4].map(doubleClickedZoom)).toEqual([3, 1, 1, 1])
})

test('the point under the pointer stays in place while zooming', () => {
  const point = { x: 120, y: -60 }
  const before = { ...UPRIGHT, x: 20, y: 10, zoom: 1.5 }
  const after = zoomAt(before, 3, point)
  const place = (view: typeof before) => [
    (point.x - view.x) / view.zoom,
    (point.y - view.y) / view.zoom,
  ]
  expect(place(after)).toEqual(place(before))
})
