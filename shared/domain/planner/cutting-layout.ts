import { fail, ok, type Result } from '../result.ts'

/** A piece to cut, in centimetres: `length` runs along the roll, as does the grain. */
export type Piece = Readonly<{ name: string; width: number; length: number }>

/**
 * A piece on the cloth: `x` is across the roll from one edge, `y` along the roll from its start.
 */
export type PlacedPiece<P extends Piece> = P & Readonly<{ x: number; y: number }>

export type CuttingLayout<P extends Piece> = Readonly<{
  pieces: readonly PlacedPiece<P>[]
  /** Used length of the roll, in centimetres. */
  length: number
}>

export type LayoutError =
  | Readonly<{ kind: 'wider-than-roll'; piece: Piece }>
  | Readonly<{ kind: 'longer-than-roll'; length: number }>

/** No roll of the shop is longer. */
const ROLL_LENGTH_CM = 10_000

type Shelf = { readonly y: number; readonly length: number; used: number }

/** Widths that are sums of halves and thirds can exceed the edge by a rounding error. */
const TOLERANCE = 1e-6

/**
 * Places pieces on a roll in rows, longest first, each in the first row with room. Pieces are not
 * rotated: their grain runs along the roll.
 */
export function cuttingLayout<P extends Piece>(
  pieces: readonly P[],
  rollWidth: number,
): Result<CuttingLayout<P>, LayoutError> {
  const tooWide = pieces.find(({ width }) => width > rollWidth + TOLERANCE)
  if (tooWide) return fail({ kind: 'wider-than-roll', piece: tooWide })
  const shelves: Shelf[] = []
  const placed: PlacedPiece<P>[] = []
  let length = 0
  for (const piece of pieces.toSorted((one, other) => other.length - one.length)) {
    let shelf = shelves.find(({ used }) => used + piece.width <= rollWidth + TOLERANCE)
    if (!shelf) {
      shelf = { y: length, length: piece.length, used: 0 }
      shelves.push(shelf)
      length += piece.length
    }
    placed.push({ ...piece, x: shelf.used, y: shelf.y })
    shelf.used += piece.width
  }
  if (length > ROLL_LENGTH_CM) return fail({ kind: 'longer-than-roll', length })
  return ok({ pieces: placed, length })
}
