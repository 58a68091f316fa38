import { fail, ok, type Result } from '../result.ts'

/** A piece to cut, in centimetres: `length` runs along the roll, so its grain is kept. */
export type Piece = Readonly<{ name: string; width: number; length: number }>

/** A piece on the cloth: `x` across the roll from one edge, `y` along it from the beginning. */
export type PlacedPiece<P extends Piece> = P & Readonly<{ x: number; y: number }>

export type CuttingLayout<P extends Piece> = Readonly<{
  pieces: readonly PlacedPiece<P>[]
  /** How much of the roll is used, in centimetres. */
  length: number
}>

export type LayoutError =
  | Readonly<{ kind: 'wider-than-roll'; piece: Piece }>
  | Readonly<{ kind: 'longer-than-roll'; length: number }>

/** No roll of the shop is longer. */
const ROLL_LENGTH_CM = 10_000

type Shelf = { readonly y: number; readonly length: number; used: number }

/** Widths that are sums of halves and thirds may miss the edge by a hair. */
const TOLERANCE = 1e-6

/**
 * Lays pieces on a roll in rows, the longest first, each where there is still room beside others.
 * Pieces are never turned: their grain runs along the roll.
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
