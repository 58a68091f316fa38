import { expect, test } from 'vitest'
import { createCutter } from '#worker/template/cutter.ts'

const SENTINEL = 'abab0123'
const page = `${SENTINEL}A<p nonce="${SENTINEL}n">ab${SENTINEL}c</p>aba`
const wanted = [
  { part: 'above' },
  '<p nonce="',
  { hole: 'nonce' },
  '">ab',
  { hole: 'cartCount' },
  '</p>aba',
]

function cutInChunksOf(size: number) {
  const bytes = new TextEncoder().encode(page)
  const cutter = createCutter(SENTINEL)
  const pieces = []
  for (let at = 0; at < bytes.length; at += size)
    pieces.push(...cutter.push(bytes.slice(at, at + size)))
  pieces.push(...cutter.end())
  const decoder = new TextDecoder()
  return pieces.reduce<(string | { hole: string } | { part: string })[]>((merged, piece) => {
    if (piece.kind === 'hole') return [...merged, { hole: piece.hole }]
    if (piece.kind === 'part') return [...merged, { part: piece.part }]
    const last = merged.at(-1)
    const text = decoder.decode(piece.bytes)
    return typeof last === 'string' ? [...merged.slice(0, -1), last + text] : [...merged, text]
  }, [])
}

test.each([1, 2, 3, 5, 7, 8, 9, 10, 1000])(
  'a page is cut at its marks wherever its chunks of %i bytes end',
  (size) => {
    expect(cutInChunksOf(size)).toEqual(wanted)
  },
)
