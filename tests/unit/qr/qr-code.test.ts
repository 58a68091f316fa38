import { expect, test } from 'vitest'
import { qrCode } from '#shared/qr-code.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const drawn = (text: string) =>
  qrCode(utf8(text))?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

// Checked with a QR decoder when it was recorded.
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

test('a text has the expected modules', () => {
  expect(drawn('HELLO')).toEqual(HELLO)
})

test.each([
  [14, 21],
  [15, 25],
  [106, 41],
  [180, 53],
  [331, 69],
])('%i bytes need %i modules per side', (bytes, size) => {
  expect(qrCode(new Uint8Array(bytes))?.length).toBe(size)
})

test('a text that is too long has no QR code', () => {
  expect(qrCode(new Uint8Array(332))).toBeNull()
})
