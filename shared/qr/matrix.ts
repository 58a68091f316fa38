import { sizeOf, type Version } from './versions.ts'

/** Squares of a code by row; true is dark, `fixed` ones carry no data and are never masked. */
export type Matrix = { readonly dark: boolean[][]; readonly fixed: boolean[][] }

const grid = (size: number) =>
  Array.from({ length: size }, () => Array.from({ length: size }, () => false))

/** A code with its patterns drawn and the place for its format kept free. */
export function patterned(version: Version): Matrix {
  const size = sizeOf(version)
  const matrix = { dark: grid(size), fixed: grid(size) }
  for (let index = 0; index < size; index += 1) {
    fix(matrix, 6, index, index % 2 === 0)
    fix(matrix, index, 6, index % 2 === 0)
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    drawFinder(matrix, row, column)
  drawAlignment(matrix, version)
  drawFormat(matrix, 0)
  if (version.number >= 7) drawVersion(matrix, version)
  return matrix
}

function fix({ dark, fixed }: Matrix, row: number, column: number, isDark: boolean): void {
  const [darkRow, fixedRow] = [dark[row], fixed[row]]
  if (!darkRow || !fixedRow || column < 0 || column >= darkRow.length) return
  darkRow[column] = isDark
  fixedRow[column] = true
}

function drawFinder(matrix: Matrix, row: number, column: number): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy))
      fix(matrix, row + dy, column + dx, ring !== 2 && ring !== 4)
    }
  }
}

function drawAlignment(matrix: Matrix, { alignment }: Version): void {
  const [first = 0, last = 0] = [alignment.at(0), alignment.at(-1)]
  for (const row of alignment) {
    for (const column of alignment) {
      const isFinder =
        (row === first && column === first) ||
        (row === first && column === last) ||
        (row === last && column === first)
      if (isFinder) continue
      for (let dy = -2; dy <= 2; dy += 1) {
        for (let dx = -2; dx <= 2; dx += 1)
          fix(matrix, row + dy, column + dx, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }
}

/** Level M and the mask, secured by a BCH code, twice. */
export function drawFormat(matrix: Matrix, mask: number): void {
  const LEVEL_M = 0b00
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const bits = ((data << 10) | rest) ^ 0x5412
  const bit = (index: number) => ((bits >> index) & 1) === 1
  const size = matrix.dark.length
  for (let index = 0; index <= 5; index += 1) fix(matrix, index, 8, bit(index))
  fix(matrix, 7, 8, bit(6))
  fix(matrix, 8, 8, bit(7))
  fix(matrix, 8, 7, bit(8))
  for (let index = 9; index < 15; index += 1) fix(matrix, 8, 14 - index, bit(index))
  for (let index = 0; index < 8; index += 1) fix(matrix, 8, size - 1 - index, bit(index))
  for (let index = 8; index < 15; index += 1) fix(matrix, size - 15 + index, 8, bit(index))
  fix(matrix, size - 8, 8, true)
}

function drawVersion(matrix: Matrix, { number }: Version): void {
  let rest = number
  for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25)
  const bits = (number << 12) | rest
  const size = matrix.dark.length
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >> index) & 1) === 1
    const near = Math.floor(index / 3)
    const far = size - 11 + (index % 3)
    fix(matrix, near, far, isDark)
    fix(matrix, far, near, isDark)
  }
}
