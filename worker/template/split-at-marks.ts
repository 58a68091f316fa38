import { Buffer } from 'node:buffer'
import { HOLES, PARTS, type Hole, type TemplatePart } from './template.ts'

type Gap =
  | { readonly kind: 'hole'; readonly hole: Hole }
  | { readonly kind: 'part'; readonly part: TemplatePart }
export type Piece = { readonly kind: 'bytes'; readonly bytes: Uint8Array } | Gap

const GAP_OF_MARK = new Map<number, Gap>([
  ...Object.entries(HOLES).map(([hole, mark]) => gapAt(mark, { kind: 'hole', hole: hole as Hole })),
  ...Object.entries(PARTS).map(([part, mark]) =>
    gapAt(mark, { kind: 'part', part: part as TemplatePart }),
  ),
])

function gapAt(mark: string, gap: Gap): [number, Gap] {
  return [mark.charCodeAt(0), gap]
}

/**
 * Splits rendered HTML (UTF-8) at its marks. A mark is the random sentinel and one letter for its
 * kind. No content can forge the sentinel. Throws an `Error` for an unknown letter.
 */
export function splitAtMarks(html: Uint8Array, sentinel: string): Piece[] {
  const text = Buffer.from(html.buffer, html.byteOffset, html.byteLength)
  const pieces: Piece[] = []
  let from = 0
  for (let at = text.indexOf(sentinel); at >= 0; at = text.indexOf(sentinel, from)) {
    if (at > from) pieces.push({ kind: 'bytes', bytes: html.subarray(from, at) })
    pieces.push(gapOf(text[at + sentinel.length]))
    from = at + sentinel.length + 1
  }
  if (from < html.length) pieces.push({ kind: 'bytes', bytes: html.subarray(from) })
  return pieces
}

function gapOf(mark: number | undefined): Gap {
  const gap = mark === undefined ? undefined : GAP_OF_MARK.get(mark)
  if (!gap) throw new Error('A sentinel without a known kind of hole')
  return gap
}
