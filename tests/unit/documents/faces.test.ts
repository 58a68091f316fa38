import { describe, expect, test } from 'vitest'
import { facesOf, runsOf } from '#worker/backend/documents/print/faces.ts'

const faces = (text: string) => runsOf(text, false).map((run) => [run.text, run.face])

describe('fonts of document texts', () => {
  test.each([
    ['Größe 2,5 m × 12,90 €/m', [['Größe 2,5 m × 12,90 €/m', 'latin']]],
    [
      'Łódź',
      [
        ['Ł', 'extended'],
        ['ó', 'latin'],
        ['d', 'latin'],
        ['ź', 'extended'],
      ].reduce(joined, []),
    ],
    ['Ελλάδα', [['Ελλάδα', 'others']]],
    ['Київ', [['Київ', 'others']]],
  ])('the text %s uses the expected fonts', (text, runs) => {
    expect(faces(text)).toEqual(runs)
  })

  test('narrow spaces are printed as spaces', () => {
    expect(faces('19\u202f%')).toEqual([['19 %', 'latin']])
  })

  test('characters without a font are printed as boxes', () => {
    expect(faces('สม')).toEqual([['□□', 'others']])
    expect(faces('𠮷')).toEqual([['□', 'others']])
    expect(faces('\ud800')).toEqual([['□', 'others']])
  })

  test.each([
    ['王伟', 'noto-sans-sc'],
    ['坂本', 'noto-sans-sc'],
    ['さくら', 'noto-sans-sc'],
    ['김민준', 'nanum-gothic'],
    ['🧵', 'noto-emoji'],
  ])('%s uses the font slices of its characters', (text, parent) => {
    const runs = runsOf(text, true)
    expect(runs.map((run) => run.text).join('')).toBe(text)
    expect(new Set(runs.map(({ face }) => face.replace(/-\d+$/, '')))).toEqual(new Set([parent]))
  })

  test('a joined emoji is printed as its parts side by side', () => {
    expect(
      runsOf('👩🏽‍👩‍👧', false)
        .map(({ text }) => text)
        .join(''),
    ).toBe('👩👩👧')
  })

  test('words of one script keep the space between them', () => {
    expect(faces('משה לוי')).toEqual([['משה לוי', 'others']])
  })
})

test('only needed fonts are loaded', () => {
  expect([...facesOf(['Katrin Sommerfeld'])]).toEqual(['latin', 'latin-bold'])
  expect(facesOf(['Łukasz']).has('extended-bold')).toBe(true)
  expect(facesOf(['Łukasz']).has('others')).toBe(false)
})

/** Adjacent runs of one font are merged. */
function joined(runs: string[][], [text = '', face = '']: string[]): string[][] {
  const last = runs.at(-1)
  return last?.[1] === face
    ? [...runs.slice(0, -1), [`${last[0]}${text}`, face]]
    : [...runs, [text, face]]
}
