import { expect, test } from 'vitest'
import { isOnItsSide, turned, UPRIGHT, clampToStage } from '#client/islands/preview/view.ts'

const STAGE = { width: 1000, height: 600 }

test('a picture smaller than the stage is centred', () => {
  const dragged = { ...UPRIGHT, x: 300, y: -200 }
  expect(clampToStage(dragged, { width: 400, height: 400 }, STAGE)).toEqual(UPRIGHT)
})

test('a picture larger than the stage cannot leave its edges', () => {
  const dragged = { ...UPRIGHT, x: 5000, y: -5000, zoom: 3 }
  const { x, y } = clampToStage(dragged, { width: 400, height: 400 }, STAGE)
  expect([x, y]).toEqual([100, -300])
})

test('a rotated picture swaps width and height', () => {
  const dragged = { x: 5000, y: 5000, zoom: 3, turn: 90 }
  const { x, y } = clampToStage(dragged, { width: 400, height: 200 }, STAGE)
  expect([x, y]).toEqual([0, 300])
})

test('quarter turns are clockwise', () => {
  const turns = [1, 2, 3, 4, 5].map((times) =>
    Array.from({ length: times }).reduce<typeof UPRIGHT>((view) => turned(view), UPRIGHT),
  )
  expect(turns.map(({ turn }) => turn)).toEqual([90, 180, 270, 360, 450])
  expect(turns.map(isOnItsSide)).toEqual([true, false, true, false, true])
})
