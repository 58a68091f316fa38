import { HOLES, PARTS, type Hole, type Part } from './template.ts'

type Gap =
  | { readonly kind: 'hole'; readonly hole: Hole }
  | { readonly kind: 'part'; readonly part: Part }
export type Piece = { readonly kind: 'bytes'; readonly bytes: Uint8Array } | Gap

const GAP_OF_MARK = new Map<number, Gap>([
  ...Object.entries(HOLES).map(([hole, mark]) => gapAt(mark, { kind: 'hole', hole: hole as Hole })),
  ...Object.entries(PARTS).map(([part, mark]) => gapAt(mark, { kind: 'part', part: part as Part })),
])

function gapAt(mark: string, gap: Gap): [number, Gap] {
  return [mark.charCodeAt(0), gap]
}

/**
 * Cuts a stream of bytes at its marks. A mark is the sentinel (random for each render, so that no
 * content can forge it) and one letter for its kind. Chunk boundaries may fall anywhere: up to a
 * sentinel's length of bytes is held back until it is clear whether they open a hole.
 */
export function createCutter(sentinel: string) {
  const mark = new TextEncoder().encode(sentinel)
  let held = new Uint8Array(0)

  function cut(chunk: Uint8Array, atEnd: boolean): Piece[] {
    const bytes = held.length === 0 ? chunk : joined(held, chunk)
    const pieces: Piece[] = []
    let from = 0
    for (;;) {
      const at = indexOf(bytes, mark, from)
      const kindAt = at + mark.length
      if (at < 0 || kindAt >= bytes.length) break
      const gap = GAP_OF_MARK.get(bytes[kindAt] ?? 0)
      if (!gap) throw new Error('A sentinel without a known kind of hole')
      if (at > from) pieces.push({ kind: 'bytes', bytes: bytes.slice(from, at) })
      pieces.push(gap)
      from = kindAt + 1
    }
    const keep = atEnd ? 0 : possibleStart(bytes, mark, from)
    const end = bytes.length - keep
    if (end > from) pieces.push({ kind: 'bytes', bytes: bytes.slice(from, end) })
    held = bytes.slice(Math.max(from, end))
    return pieces
  }

  return {
    /** The pieces that are certain after this chunk. */
    push: (chunk: Uint8Array) => cut(chunk, false),
    /** What was held back, once no more can come. */
    end: () => cut(new Uint8Array(0), true),
  }
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function indexOf(bytes: Uint8Array, mark: Uint8Array, from: number): number {
  const first = mark[0] ?? 0
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (matches(bytes, mark, at, mark.length)) return at
  }
  return -1
}

/** How many bytes at the end could be the beginning of a mark (with its kind still to come). */
function possibleStart(bytes: Uint8Array, mark: Uint8Array, from: number): number {
  const most = Math.min(mark.length, bytes.length - from)
  for (let length = most; length > 0; length--) {
    if (matches(bytes, mark, bytes.length - length, length)) return length
  }
  return 0
}

function matches(bytes: Uint8Array, mark: Uint8Array, at: number, length: number): boolean {
  if (at + length > bytes.length) return false
  for (let i = 0; i < length; i++) if (bytes[at + i] !== mark[i]) return false
  return true
}
