import type { LocaleText } from '../../index.js'
import { INK, MM, QUIET, SIGNAL, write, writeAround, type Doc } from './ink.ts'
import type { Piece } from './pieces.ts'
import { boundsOf, middleOf, type Outline } from './shapes.ts'
import { CONTROL_SQUARE, nameOf, overlaps, TILE, type Sheet, type Tile } from './sheet.ts'

const MARK = 4

/** One page of the sheet, true to scale, with marks for its neighbours. */
export function drawTile(doc: Doc, sheet: Sheet, tile: Tile, name: LocaleText): void {
  doc.addPage({ size: 'A4', margin: 0 })
  const { left, top, width, height } = TILE
  const [x, y] = [tile.column * width, tile.row * height]
  doc.save()
  doc.rect(left * MM, top * MM, width * MM, height * MM).clip()
  doc.translate((left - x) * MM, (top - y) * MM)
  for (const { piece, seam, cut } of sheet.laid)
    if (overlaps(boundsOf(cut), tile)) drawPiece(doc, piece, seam, cut)
  drawControl(doc, sheet.control[0], sheet.control[1])
  doc.restore()
  doc.rect(left * MM, top * MM, width * MM, height * MM)
  doc.lineWidth(0.4).strokeColor(QUIET).stroke()
  drawMarks(doc, sheet, tile)
  write(doc, tile.name, left, 6, { size: 16, face: '700' })
  write(doc, `${name.de} / ${name.en}`, left + 16, 8.2, { size: 8, colour: QUIET })
}

/** A square of exactly 5 cm, with its measure. */
export function drawControl(doc: Doc, x: number, y: number): void {
  doc.rect(x * MM, y * MM, CONTROL_SQUARE * MM, CONTROL_SQUARE * MM)
  doc.lineWidth(0.8).strokeColor(INK).stroke()
  const middle = x + CONTROL_SQUARE / 2
  writeAround(doc, '5 × 5 cm', middle, y + 18, { size: 12, face: '700' })
  writeAround(doc, 'Kontrollquadrat', middle, y + 25, { size: 8 })
  writeAround(doc, 'control square', middle, y + 29, { size: 8 })
}

function drawPiece(doc: Doc, piece: Piece, seam: Outline, cut: Outline): void {
  trace(doc, cut)
  doc.lineWidth(1.1).strokeColor(INK).stroke()
  trace(doc, seam)
  doc.lineWidth(0.6).dash(6, { space: 3 }).strokeColor(QUIET).stroke().undash()
  const { left, width, height } = boundsOf(seam)
  const [x, y] = middleOf(seam)
  const size = width < 70 || height < 30 ? 6.5 : width < 130 ? 8.5 : 11
  const line = (size * 1.25) / MM
  writeAround(doc, piece.name.de, x, y - line * 1.5, { size, face: '700' })
  writeAround(doc, piece.name.en, x, y - line * 0.5, { size })
  writeAround(doc, countOf(piece), x, y + line * 0.5, { size, colour: QUIET })
  if (height > 90) drawGrain(doc, x, y + line * 2.5, Math.min(120, height * 0.25))
  if (piece.onFold) drawFold(doc, left, y)
}

/** The number of pieces to cut, in both languages. */
function countOf({ cut, onFold }: Piece): string {
  return onFold ? `${cut} × im Bruch / on the fold` : `${cut} × zuschneiden / cut ${cut}`
}

/** An arrow along the grain. */
function drawGrain(doc: Doc, x: number, top: number, length: number): void {
  const bottom = top + length
  const head = (y: number, back: number) =>
    doc
      .moveTo((x - 2) * MM, (y + back) * MM)
      .lineTo(x * MM, y * MM)
      .lineTo((x + 2) * MM, (y + back) * MM)
  doc.moveTo(x * MM, top * MM).lineTo(x * MM, bottom * MM)
  head(top, 4)
  head(bottom, -4)
  doc.lineWidth(0.8).strokeColor(INK).stroke()
}

function drawFold(doc: Doc, x: number, y: number): void {
  doc.save()
  doc.rotate(-90, { origin: [x * MM, y * MM] })
  writeAround(doc, 'Stoffbruch / fold', x, y + 3, { size: 9, face: '700', colour: SIGNAL })
  doc.restore()
}

/** A diamond on each edge with a neighbour, half on either page. */
function drawMarks(doc: Doc, { tiles }: Sheet, { column, row }: Tile): void {
  const { left, top, width, height } = TILE
  const edges = [
    [1, 0, left + width, top + height / 2],
    [-1, 0, left, top + height / 2],
    [0, 1, left + width / 2, top + height],
    [0, -1, left + width / 2, top],
  ] as const
  for (const [across, down, x, y] of edges) {
    const name = nameOf(column + across, row + down)
    if (!tiles.some((tile) => tile.name === name)) continue
    trace(doc, [
      [x, y - MARK],
      [x + MARK, y],
      [x, y + MARK],
      [x - MARK, y],
    ])
    doc.lineWidth(0.6).strokeColor(SIGNAL).stroke()
    const beside = { size: 8, face: '700', colour: SIGNAL } as const
    writeAround(doc, name, x + across * 6.8, y - 1.4 + down * 6.5, beside)
  }
}

function trace(doc: Doc, outline: Outline): void {
  doc.polygon(...outline.map(([x, y]) => [x * MM, y * MM]))
}
