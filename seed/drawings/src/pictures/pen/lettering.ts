import { at, r } from './path.ts'

/**
 * Single-stroke lettering after ISO 3098: cap height 10, stroke 1; path and width of a glyph. Only
 * the first M of a stroke is absolute. It has only figures, units and signs, so that one drawing
 * serves every language.
 */
const GLYPHS: Readonly<Record<string, readonly [string, number]>> = {
  0: ['M0-7a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0z', 6],
  1: ['M.5-8l2.7-2v10', 3.6],
  2: ['M.1-7.6a2.9 2.6 0 0 1 5.7.4q0 2.1-5.8 7.2h6', 6],
  3: ['M.4-8.3a2.6 2.4 0 1 1 2.6 3a2.9 2.7 0 1 1-3 2.9', 6],
  4: ['M4.6 0v-10l-4.6 7.2h6.4', 6.4],
  5: ['M5.5-10h-4.6l-.5 4.7q1.1-1 2.6-1a3 3.15 0 1 1-2.9 4.2', 6],
  6: ['M4.6-10q-4.6 2.6-4.6 6.9a3 3.1 0 1 0 6 0a3 3.1 0 1 0-6 0', 6],
  7: ['M0-10h6l-3.9 10', 6],
  8: ['M3-5.2a2.5 2.4 0 1 1 .01 0a3 2.6 0 1 1-.01 0', 6],
  9: ['M1.4 0q4.6-2.6 4.6-6.9a3 3.1 0 1 0-6 0a3 3.1 0 1 0 6 0', 6],
  m: ['M0 0v-7m0 2.5q.6-2.5 2.6-2.5t2 2.2v4.8m0-4.5q.6-2.5 2.6-2.5t2 2.2v4.8', 9.2],
  g: ['M5-7v7.4q0 2.6-2.6 2.6q-1.4 0-2.2-.8M5-3.5a2.5 3.5 0 1 0-5 0a2.5 3.5 0 1 0 5 0', 5],
  k: ['M0 0v-10m4.6 3l-4.6 4.2m1.6-1.4l3.2 4.2', 5],
  d: ['M5-10v10m0-3.5a2.5 3.5 0 1 0-5 0a2.5 3.5 0 1 0 5 0', 5],
  e: ['M0-3.8h5a2.5 3.2 0 1 0-.4 2.4', 5],
  n: ['M0 0v-7m0 2.6q.7-2.6 2.9-2.6t2.1 2.3v4.7', 5],
  c: ['M4.8-5.6a2.5 3.5 0 1 0 0 4.2', 5],
  u: ['M0-7v4.7q0 2.3 2.1 2.3t2.9-2.6m0-4.4v7', 5],
  i: ['M0 0v-7m0-2.6v.01', 0],
  l: ['M0-10v8.4q0 1.6 1.6 1.6', 1.6],
  N: ['M0 0v-10l6 10v-10', 6],
  W: ['M0-10l2.4 10 2.4-10 2.4 10 2.4-10', 9.6],
  A: ['M0 0l3.4-10 3.4 10m-5.6-3.4h4.4', 6.8],
  h: ['M0-10v10m0-4.4q.7-2.6 2.9-2.6t2.1 2.3v4.7', 5],
  '%': ['M0 0l7-10M1.8-10a1.8 1.9 0 1 0 .01 0M5.2-3.8a1.8 1.9 0 1 0 .01 0', 7],
  '#': ['M1.6 0l1.4-10m2 10l1.4-10M.4-3.2h6.6M1-6.8h6.6', 7.4],
  Ø: ['M0-5a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0m.2 4.6l6.4-9.2', 7],
  '×': ['M0-1.6l4.6-4.8m-4.6 0l4.6 4.8', 4.6],
  '°': ['M0-8.4a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0', 3.4],
  ':': ['M0-6v.01m0 4.6v.01', 0],
  ',': ['M.6-.4q0 1.4-1 2.2', 0.6],
  '/': ['M0 1l3.6-11', 3.6],
  '²': ['M0-8.8a1.4 1.3 0 0 1 2.8.2q0 1-2.8 3.4h3', 3],
  '³': ['M.1-9a1.4 1.2 0 1 1 1.3 1.6a1.5 1.3 0 1 1-1.5 1.5', 3],
  '-': ['M0-4h3.4', 3.4],
  ' ': ['', 2.2],
}

const GAP = 2.2

function glyph(sign: string): readonly [string, number] {
  const found = GLYPHS[sign]
  if (!found) throw new Error(`The lettering has no ${sign}`)
  return found
}

/** Width of a text in tenths of its height. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, sign) => sum + glyph(sign)[1] + GAP, -GAP)

export type Anchor = 'start' | 'middle' | 'end'

/** Letters a text with its base line at x y; `height` is that of a capital, `turn` in degrees. */
export function letter(
  text: string,
  x: number,
  y: number,
  height = 19,
  anchor: Anchor = 'start',
  turn = 0,
): string {
  const shift = { start: 0, middle: -textWidth(text) / 2, end: -textWidth(text) }[anchor]
  let pen = shift
  let d = ''
  for (const sign of text) {
    const [strokes, width] = glyph(sign)
    d += strokes.replace(/M(-?[\d.]+)/g, (_, n) => `M${r(Number(n) + pen)}`)
    pen += width + GAP
  }
  const rotate = turn === 0 ? '' : `rotate(${r(turn)})`
  return `<path class="t" transform="translate(${at(x, y)})${rotate}scale(${r(height / 10)})" d="${d}"/>`
}

/** A figure with the decimal comma of ISO 129. */
export const written = (value: number, unit = ''): string =>
  `${String(Math.round(value * 100) / 100).replace('.', ',')}${unit && ` ${unit}`}`
