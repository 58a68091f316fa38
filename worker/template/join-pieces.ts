import type { Piece } from './split-at-marks.ts'
import type { Hole, Template } from './template.ts'

/**
 * Joins the bytes of a page around the holes that each response fills. Throws an `Error` if a piece
 * is an unwritten part.
 */
export function joinPieces(pieces: readonly Piece[]): Omit<Template, 'status'> {
  const holes: { at: number; kind: Hole }[] = []
  let size = 0
  for (const piece of pieces) {
    if (piece.kind === 'bytes') size += piece.bytes.length
    else if (piece.kind === 'hole') holes.push({ at: size, kind: piece.hole })
    else throw new Error(`The part ${piece.part} is missing`)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    if (piece.kind !== 'bytes') continue
    bytes.set(piece.bytes, at)
    at += piece.bytes.length
  }
  return { bytes, holes }
}
