import type { Matrix } from './matrix.ts'

type Mask = (row: number, column: number) => boolean

/** Patterns that are laid over the data; the one that reads best is taken. */
export const MASKS: readonly Mask[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

export function masked({ dark, fixed }: Matrix, mask: Mask): Matrix {
  return {
    fixed,
    dark: dark.map((cells, row) =>
      cells.map((isDark, column) => (fixed[row]?.[column] ? isDark : isDark !== mask(row, column))),
    ),
  }
}

const FINDER_LIKE = [
  [true, false, true, true, true, false, true, false, false, false, false],
  [false, false, false, false, true, false, true, true, true, false, true],
] as const

/** How hard a code is to read: runs, squares, false finders, and too much of one colour. */
export function penalty({ dark }: Matrix): number {
  const columns = dark.map((_, column) => dark.map((cells) => cells[column] ?? false))
  const lines = [...dark, ...columns]
  const count = dark.flat().filter(Boolean).length
  const total = dark.length ** 2
  const imbalance = Math.ceil(Math.abs(count * 20 - total * 10) / total) - 1
  return (
    lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) +
    squares(dark) +
    Math.max(0, imbalance) * 10
  )
}

function runs(line: readonly boolean[]): number {
  let sum = 0
  let length = 0
  line.forEach((isDark, index) => {
    length = index > 0 && line[index - 1] === isDark ? length + 1 : 1
    if (length === 5) sum += 3
    else if (length > 5) sum += 1
  })
  return sum
}

function finders(line: readonly boolean[]): number {
  let sum = 0
  for (let start = 0; start + 11 <= line.length; start += 1) {
    for (const pattern of FINDER_LIKE)
      if (pattern.every((isDark, offset) => line[start + offset] === isDark)) sum += 40
  }
  return sum
}

function squares(dark: readonly (readonly boolean[])[]): number {
  let sum = 0
  for (let row = 1; row < dark.length; row += 1) {
    for (let column = 1; column < dark.length; column += 1) {
      const corner = dark[row]?.[column]
      const isEven =
        corner === dark[row - 1]?.[column] &&
        corner === dark[row]?.[column - 1] &&
        corner === dark[row - 1]?.[column - 1]
      if (isEven) sum += 3
    }
  }
  return sum
}
