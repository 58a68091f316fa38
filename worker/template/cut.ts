import { HOLES, PARTS, type Hole, type Part } from './template.ts'

type Gap =
  | { readonly kind: 'hole'; readonly hole: Hole }
  | { readonly kind: 'part'; readonly part: Part }
export type Piece = { readonly kind: 'bytes'; readonly bytes: Uint8Array } | Gap

const GAP_OF_MARK = new Map<string, Gap>([
  ...Object.entries(HOLES).map(([hole, mark]) => gapAt(mark, { kind: 'hole', hole: hole as Hole })),
  ...Object.entries(PARTS).map(([part, mark]) => gapAt(mark, { kind: 'part', part: part as Part })),
])

function gapAt(mark: string, gap: Gap): [string, Gap] {
  return [mark, gap]
}

const ENCODER = new TextEncoder()

/**
 * Cuts a rendered text at its marks. A mark is the sentinel (random for each render, so that no
 * content can forge it) and one letter for its kind.
 */
export function cut(html: string, sentinel: string): Piece[] {
  const [first = '', ...marked] = html.split(sentinel)
  return [...bytesOf(first), ...marked.flatMap((text) => [gapOf(text), ...bytesOf(text.slice(1))])]
}

function gapOf([mark = '']: string): Gap {
  const gap = GAP_OF_MARK.get(mark)
  if (!gap) throw new Error('A sentinel without a known kind of hole')
  return gap
}

function bytesOf(text: string): Piece[] {
  return text === '' ? [] : [{ kind: 'bytes', bytes: ENCODER.encode(text) }]
}
