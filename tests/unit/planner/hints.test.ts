import { expect, test } from 'vitest'
import { compatibilityHints, type HintPart } from '#shared/domain/planner/hints.ts'

const part = (id: string, traits: HintPart['traits']): HintPart => ({ id, traits })
const kinds = (...parts: HintPart[]) =>
  compatibilityHints(parts).map(({ kind, id }) => `${kind} ${id}`)

const ZIPPER = part('zipper', { zip_size: ['5'], zip_type: ['coil'], zip_function: ['continuous'] })
const slider = (size: string, type = 'coil') =>
  part('slider', { zip_size: [size], zip_type: [type], slider_type: ['autolock'] })

test('zips by the metre need a slider of their size and kind', () => {
  expect(kinds(ZIPPER)).toEqual(['slider-missing zipper'])
  expect(kinds(ZIPPER, slider('3'))).toEqual(['slider-other-size zipper'])
  expect(kinds(ZIPPER, slider('5', 'coil-coated'))).toEqual(['slider-other-kind zipper'])
  expect(kinds(ZIPPER, slider('3'), slider('5'))).toEqual([])
})

test('a zip of fixed length includes its slider', () => {
  expect(kinds(part('jacket', { zip_size: ['5'], zip_function: ['separating'] }))).toEqual([])
})

test('a buckle needs webbing of its width', () => {
  const buckle = part('buckle', { webbing_width: ['20'] })
  expect(kinds(buckle)).toEqual(['webbing-missing buckle'])
  expect(kinds(buckle, part('band', { width_mm: ['25'] }))).toEqual(['webbing-other-width buckle'])
  expect(kinds(buckle, part('band', { width_mm: ['20'] }))).toEqual([])
})

test('needles and threads must match the cloth, if there is any', () => {
  const cloth = part('cloth', { roll_width: ['148'], needle_size: ['60', '70'] })
  const needle = (size: string) =>
    part('needle', { needle_point: ['microtex'], needle_size: [size] })
  const thread = (size: string) => part('thread', { thread_size: ['120'], needle_size: [size] })
  expect(kinds(cloth)).toEqual([])
  expect(kinds(cloth, needle('100'), thread('110'))).toEqual([
    'needle-unfit cloth',
    'thread-unfit cloth',
  ])
  expect(kinds(cloth, needle('100'), needle('70'), thread('60'))).toEqual([])
  expect(compatibilityHints([cloth, needle('100')])[0]?.sizes).toEqual(['60', '70'])
})

test('products without these properties are not checked', () => {
  expect(kinds(part('unknown', {}), part('gone', {}))).toEqual([])
})
