import { expect, test } from 'vitest'
import { joinPieces } from '#worker/template/join-pieces.ts'
import { remainingPieces } from '#worker/template/remaining-pieces.ts'
import { splitAtMarks, type Piece } from '#worker/template/split-at-marks.ts'

const SENTINEL = '\u0002abab0123'
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const readable = (piece: Piece) => (piece.kind === 'bytes' ? textOf(piece.bytes) : piece)
const split = (html: string) => splitAtMarks(new TextEncoder().encode(html), SENTINEL)

test('a page is split at its placeholders and nowhere else', () => {
  const page = `${SENTINEL}A<p nonce="${SENTINEL}n">für ab\u0002ab${SENTINEL}c${SENTINEL}c</p>🧵`
  expect(split(page).map(readable)).toEqual([
    { kind: 'part', part: 'above' },
    '<p nonce="',
    { kind: 'hole', hole: 'nonce' },
    '">für ab\u0002ab',
    { kind: 'hole', hole: 'cartCount' },
    { kind: 'hole', hole: 'cartCount' },
    '</p>🧵',
  ])
})

test('a page without placeholders is one piece, an empty page has none', () => {
  expect(split('<p>Garn</p>').map(readable)).toEqual(['<p>Garn</p>'])
  expect(split('')).toEqual([])
})

test('an unknown or incomplete placeholder throws an error', () => {
  for (const page of [`<p>${SENTINEL}?</p>`, `<p>${SENTINEL}`])
    expect(() => split(page)).toThrow('without a known kind')
})

test('joined pieces are bytes with the positions of their placeholders', () => {
  const { bytes, holes } = joinPieces(split(`ä${SENTINEL}c-${SENTINEL}nz`))
  expect(textOf(bytes)).toBe('ä-z')
  expect(holes).toEqual([
    { at: 2, kind: 'cartCount' },
    { at: 3, kind: 'nonce' },
  ])
})

test('a page with a missing part cannot be joined', () => {
  expect(() => joinPieces(split(`a${SENTINEL}M`))).toThrow('main')
})

const template = (html: string) => ({ status: 200, ...joinPieces(split(html)) })
const PAGE = `<head>${SENTINEL}n</head><main>${SENTINEL}n🧵</main>`

test('the remainder of a template follows an opening that was already sent', () => {
  const rest = remainingPieces(template(PAGE), template(`<head>${SENTINEL}n</head>`))
  expect(rest?.map(readable)).toEqual(['<main>', { kind: 'hole', hole: 'nonce' }, '🧵</main>'])
})

test.each([
  ['other bytes', `<body>${SENTINEL}n</head>`],
  ['another placeholder', `<head>${SENTINEL}c</head>`],
  ['a placeholder elsewhere', `<head></head>${SENTINEL}n`],
  ['more bytes than the template', `${PAGE}and more`],
])('a template with %s has no remainder for an opening', (_what, opening) => {
  expect(remainingPieces(template(PAGE), template(opening))).toBeNull()
})
