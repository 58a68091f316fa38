import { expect, test } from 'vitest'
import { qrCode } from '#shared/qr-code.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const drawn = (text: string) =>
  qrCode(utf8(text))?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

// Read back by a decoder when it was recorded.
const HELLO = [
  '#######.##.#..#######',
  '#.....#..##.#.#.....#',
  '#.###.#..####.#.###.#',
  '#.###.#.#..#..#.###.#',
  '#.###.#.#...#.#.###.#',
  '#.....#.#.##..#.....#',
  '#######.#.#.#.#######',
  '........#####........',
  '#...#.######.#####..#',
  '...###..#.###..#.####',
  '#.##..#.#.##..###..#.',
  '###..#...#...##.#....',
  '..#.###..#..###...##.',
  '........###.###..#.##',
  '#######.##..##...#.#.',
  '#.....#....##..#...#.',
  '#.###.#.#..#..###.#.#',
  '#.###.#....##....#.##',
  '#.###.#..###..####...',
  '#.....#..#...##......',
  '#######.#...#####.#.#',
]

test('a text is drawn square by square as decoders read it', () => {
  expect(drawn('HELLO')).toEqual(HELLO)
})

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [180, 53],
  [331, 69],
])('%i bytes need %i squares a side', (bytes, size) => {
  expect(qrCode(new Uint8Array(bytes))?.length).toBe(size)
})

test('more than fits is no code rather than a broken one', () => {
  expect(qrCode(new Uint8Array(332))).toBeNull()
})
