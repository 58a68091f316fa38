import { Buffer } from 'node:buffer'
import type { Piece } from './split-at-marks.ts'
import type { Template } from './template.ts'

type Opening = Pick<Template, 'bytes' | 'holes'>

/**
 * The rest of a template after an opening that is sent; null if the template starts differently.
 */
export function remainingPieces(template: Template, opening: Opening): readonly Piece[] | null {
  const { bytes, holes } = template
  const size = opening.bytes.length
  const begins = Buffer.compare(bytes.subarray(0, size), opening.bytes) === 0
  const isSameHoles = opening.holes.every(
    ({ at, kind }, index) => holes[index]?.at === at && holes[index].kind === kind,
  )
  if (!begins || !isSameHoles || template.contentType !== undefined) return null
  const pieces: Piece[] = []
  let from = size
  for (const { at, kind } of holes.slice(opening.holes.length)) {
    pieces.push({ kind: 'bytes', bytes: bytes.subarray(from, at) }, { kind: 'hole', hole: kind })
    from = at
  }
  return [...pieces, { kind: 'bytes', bytes: bytes.subarray(from) }]
}
