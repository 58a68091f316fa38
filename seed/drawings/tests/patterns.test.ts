import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { drawPattern } from '../src/patterns/pattern-file.ts'
import { PIECES } from '../src/patterns/pieces.ts'
import { boundsOf, middleOf, type Outline, type Point } from '../src/patterns/shapes.ts'
import { SEAM_ALLOWANCE, sheetOf, TILE } from '../src/patterns/sheet.ts'
import { STEPS } from '../src/patterns/steps.ts'
import { source } from './demo.ts'

const PATTERNS = Object.entries(PIECES)
const POINTS_OF_5_CM = '141.73'

/** All drawing operations of a PDF. */
function drawn(file: Uint8Array): string {
  const text = Buffer.from(file).toString('latin1')
  return [...text.matchAll(/stream\n([^]*?)\nendstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}

function distanceTo([x, y]: Point, outline: Outline): number {
  return Math.min(
    ...outline.map(([ax, ay], index) => {
      const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
      const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
    }),
  )
}

/** Corners of a line and points between them. */
const along = (outline: Outline): readonly Point[] =>
  outline.flatMap(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    return [0, 0.25, 0.5, 0.75].map((t): Point => [ax + t * (bx - ax), ay + t * (by - ay)])
  })

test('every pattern for sale has pieces and sewing steps', async () => {
  const { families: parents } = await source()
  const sold = parents.filter(({ articles: products }) => products.some(({ download }) => download))
  expect(sold.map(({ key }) => key).toSorted()).toEqual(Object.keys(PIECES).toSorted())
  expect(Object.keys(STEPS).toSorted()).toEqual(Object.keys(PIECES).toSorted())
})

describe.each(PATTERNS)('%s', (_key, pieces) => {
  const sheet = sheetOf(pieces)

  test('cuts outside its seams by the allowance', () => {
    for (const { piece, seam, cut } of sheet.laid) {
      const fold = boundsOf(seam).left
      const free = along(cut).filter(([x]) => !piece.onFold || x > fold + SEAM_ALLOWANCE)
      for (const point of free) {
        expect(distanceTo(point, seam)).toBeGreaterThan(SEAM_ALLOWANCE - 1)
        expect(distanceTo(point, seam)).toBeLessThan(SEAM_ALLOWANCE * 2)
      }
    }
  })

  test('keeps its pieces apart and in their size', () => {
    const boxes = sheet.laid.map(({ cut }) => boundsOf(cut))
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const apart =
          a.left + a.width < b.left ||
          b.left + b.width < a.left ||
          a.top + a.height < b.top ||
          b.top + b.height < a.top
        expect(apart).toBe(true)
      }
    for (const { piece, seam } of sheet.laid) {
      expect(boundsOf(seam).width).toBeCloseTo(boundsOf(piece.outline).width)
      expect(boundsOf(seam).height).toBeCloseTo(boundsOf(piece.outline).height)
    }
  })

  test('has room for its labels inside each seam', () => {
    for (const { seam } of sheet.laid) expect(distanceTo(middleOf(seam), seam)).toBeGreaterThan(9)
  })

  test('is completely on its pages', () => {
    const names = new Set(sheet.tiles.map(({ column, row }) => `${column} ${row}`))
    for (const { cut } of sheet.laid)
      for (const [x, y] of cut)
        expect(names).toContain(`${Math.floor(x / TILE.width)} ${Math.floor(y / TILE.height)}`)
  })
})

describe('a pattern file', () => {
  const pattern = { key: 'pattern-gaiters', name: { de: 'Gamaschen', en: 'Gaiters' } }
  const file = drawPattern(pattern)

  test('has a guide and a page per part, and is a complete PDF', () => {
    const text = Buffer.from(file).toString('latin1')
    const pages = sheetOf(PIECES['pattern-gaiters'] ?? []).tiles.length + 1
    expect(text).toContain(`/Count ${pages}`)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
  })

  test('has a control square of exactly 5 cm in guide and sheet', () => {
    const squares = drawn(file).match(
      new RegExp(`${POINTS_OF_5_CM}\\d* ${POINTS_OF_5_CM}\\d* re`, 'g'),
    )
    expect(squares?.length).toBeGreaterThan(1)
  })

  test('is identical whenever it is drawn', () => {
    expect(Buffer.from(drawPattern(pattern)).equals(file)).toBe(true)
  })

  test('throws for a parent without pieces', () => {
    expect(() => drawPattern({ ...pattern, key: 'pattern-unknown' })).toThrow('No pattern is drawn')
  })
})
