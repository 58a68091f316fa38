import type { Piece } from './cut.ts'
import type { Hole, Part, Template } from './template.ts'

/** What replaces the mark of each part; a part may itself hold marks of others. */
export type Parts = Readonly<Partial<Record<Part, readonly Piece[]>>>

/** Puts the parts of a page in, and joins its bytes around the holes that each response fills. */
export function joined(pieces: readonly Piece[], parts: Parts = {}): Omit<Template, 'status'> {
  const chunks: Uint8Array[] = []
  const holes: { at: number; kind: Hole }[] = []
  let size = 0
  function put(some: readonly Piece[]) {
    for (const piece of some) {
      if (piece.kind === 'part') put(parts[piece.part] ?? [])
      else if (piece.kind === 'hole') holes.push({ at: size, kind: piece.hole })
      else {
        chunks.push(piece.bytes)
        size += piece.bytes.length
      }
    }
  }
  put(pieces)
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return { bytes, holes }
}
