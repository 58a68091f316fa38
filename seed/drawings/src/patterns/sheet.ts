import { boundsOf, outside, type Outline, type Point } from './shapes.ts'
import type { Piece } from './pieces.ts'

/** Distance of the cutting line from the seam, in millimetres. */
export const SEAM_ALLOWANCE = 10
/** Side of the square that verifies the print scale. */
export const CONTROL_SQUARE = 50
/** Drawing area of an A4 page in millimetres; its frame is cut and joined. */
export const TILE = { width: 186, height: 262, left: 12, top: 15 } as const

const TILES_ABREAST = 4
const GAP = 8

/** A placed piece: seam and cutting line in millimetres from the sheet's corner. */
type Laid = Readonly<{ piece: Piece; seam: Outline; cut: Outline }>

/** A page of the sheet, counted from 0, named like a field of a map. */
export type Tile = Readonly<{ name: string; column: number; row: number }>

export type Sheet = Readonly<{
  laid: readonly Laid[]
  /** The corner of the control square. */
  control: Point
  /** Non-empty pages, row by row. */
  tiles: readonly Tile[]
}>

type Size = Readonly<{ width: number; height: number }>

/**
 * Lays pieces side by side on one large sheet, highest first, and cuts it into pages. Omits empty
 * pages.
 */
export function sheetOf(pieces: readonly Piece[]): Sheet {
  const shapes = pieces.map((piece) => ({ piece, cut: cutLineOf(piece) }))
  const sorted = shapes.toSorted((a, b) => boundsOf(b.cut).height - boundsOf(a.cut).height)
  const square = { width: CONTROL_SQUARE, height: CONTROL_SQUARE }
  const places = placesOf([...sorted.map(({ cut }) => boundsOf(cut)), square])
  const laid = sorted.map(({ piece, cut }, index): Laid => {
    const [x, y] = places[index] ?? [0, 0]
    const { left, top } = boundsOf(cut)
    const moved = (outline: Outline) => outline.map((p): Point => [p[0] - left + x, p[1] - top + y])
    return { piece, seam: moved(piece.outline), cut: moved(cut) }
  })
  const control = places.at(-1) ?? [0, 0]
  const boxes = [...laid.map(({ cut }) => boundsOf(cut)), { ...square, ...cornerOf(control) }]
  return { laid, control, tiles: tilesOf(boxes) }
}

const cornerOf = ([left, top]: Point) => ({ left, top })

/** Offsets the seam by its allowance, except at a fold, which is no edge. */
function cutLineOf({ outline, onFold }: Piece): Outline {
  const line = outside(outline, SEAM_ALLOWANCE)
  return onFold ? line.map(([x, y]): Point => [Math.max(0, x), y]) : line
}

/** Positions of boxes, in rows from left to right. */
function placesOf(boxes: readonly Size[]): readonly Point[] {
  const breadth = TILES_ABREAST * TILE.width
  const places: Point[] = []
  let [x, y, below] = [GAP, GAP, GAP]
  for (const { width, height } of boxes) {
    if (x > GAP && x + width + GAP > breadth) [x, y] = [GAP, below]
    places.push([x, y])
    x += width + GAP
    below = Math.max(below, y + height + GAP)
  }
  return places
}

type Box = ReturnType<typeof boundsOf>
type Place = Pick<Tile, 'column' | 'row'>

function tilesOf(boxes: readonly Box[]): readonly Tile[] {
  const rows = Math.ceil(Math.max(...boxes.map(({ top, height }) => top + height)) / TILE.height)
  const columns = Math.ceil(Math.max(...boxes.map(({ left, width }) => left + width)) / TILE.width)
  return Array.from({ length: rows * columns }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }))
    .filter((place) => boxes.some((box) => overlaps(box, place)))
    .map((tile) => ({ ...tile, name: nameOf(tile.column, tile.row) }))
}

/** Whether a box touches a page. */
export const overlaps = ({ left, top, width, height }: Box, { column, row }: Place) =>
  left < (column + 1) * TILE.width &&
  left + width > column * TILE.width &&
  top < (row + 1) * TILE.height &&
  top + height > row * TILE.height

/** Letters across, numbers downwards. */
export const nameOf = (column: number, row: number): string =>
  `${String.fromCodePoint('A'.charCodeAt(0) + column)}${row + 1}`
