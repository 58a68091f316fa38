import { expect, test } from 'vitest'
import { cut, type Piece } from '#worker/template/cut.ts'
import { joined } from '#worker/template/join.ts'

const SENTINEL = '\u0002abab0123'
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const readable = (piece: Piece) => (piece.kind === 'bytes' ? textOf(piece.bytes) : piece)

test('a page is cut only at its marks', () => {
  const page = `${SENTINEL}A<p nonce="${SENTINEL}n">für ab\u0002ab${SENTINEL}c${SENTINEL}c</p>🧵`
  expect(cut(page, SENTINEL).map(readable)).toEqual([
    { kind: 'part', part: 'above' },
    '<p nonce="',
    { kind: 'hole', hole: 'nonce' },
    '">für ab\u0002ab',
    { kind: 'hole', hole: 'cartCount' },
    { kind: 'hole', hole: 'cartCount' },
    '</p>🧵',
  ])
})

test('a page without marks is one piece, an empty one none', () => {
  expect(cut('<p>Garn</p>', SENTINEL).map(readable)).toEqual(['<p>Garn</p>'])
  expect(cut('', SENTINEL)).toEqual([])
})

test('unknown and incomplete marks throw', () => {
  for (const page of [`<p>${SENTINEL}?</p>`, `<p>${SENTINEL}`])
    expect(() => cut(page, SENTINEL)).toThrow('without a known kind')
})

test('parts become bytes, and holes keep their positions, those in parts included', () => {
  const pieces = cut(`ä${SENTINEL}A-${SENTINEL}nz`, SENTINEL)
  const above = cut(`[${SENTINEL}c${SENTINEL}L]`, SENTINEL)
  const { bytes, holes } = joined(pieces, { above, languages: cut('de', SENTINEL) })
  expect(textOf(bytes)).toBe('ä[de]-z')
  expect(holes).toEqual([
    { at: 3, kind: 'cartCount' },
    { at: 7, kind: 'nonce' },
  ])
})
