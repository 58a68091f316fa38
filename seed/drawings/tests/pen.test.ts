import { describe, expect, test } from 'vitest'
import { letter, written } from '../src/pictures/pen/lettering.ts'
import { box, r, roundBox } from '../src/pictures/pen/path.ts'
import { place } from '../src/pictures/pen/place.ts'
import { xmlFault } from './svg.ts'

/** Start of a text's first stroke. */
const first = (anchor: 'start' | 'middle' | 'end') =>
  Number(/d="M(-?[\d.]+)/.exec(letter('00', 0, 0, 10, anchor))?.[1])

describe('the pen', () => {
  test('writes the shortest coordinates', () => {
    expect([r(0.04), r(-0.5), r(12.34), r(-0.01)]).toEqual(['0', '-.5', '12.3', '0'])
  })

  test('rejects a character without lettering', () => {
    expect(() => letter('20 €', 0, 0)).toThrow('€')
  })

  test('writes figures with the decimal comma of the drawing standard', () => {
    expect(written(0.35, 'mm')).toBe('0,35 mm')
  })

  test('aligns text at its centre or end', () => {
    expect(first('start')).toBe(0)
    expect(first('middle')).toBeCloseTo(-7.1)
    expect(first('end')).toBeCloseTo(-14.2)
  })
})

describe('placing a part', () => {
  test('moves absolute and stretches relative coordinates', () => {
    expect(place('M-10 0h20v10l-5 5z', 100, 50, 2)).toBe('M80 50h40v20l-10 10z')
  })

  test('stretches the radii of an arc and keeps its flags', () => {
    expect(place('M0 0a5 6 0 1 0 10 0', 20, 20, 2)).toBe('M20 20a10 12 0 1 0 20 0')
  })

  test('parses numbers without spaces', () => {
    expect(place('M.5-.5l-1.5.5', 10, 10, 2)).toBe('M11 9l-3 1')
  })

  test('leaves a part in place unchanged', () => {
    expect(place(box(1, 2, 3, 4), 0, 0)).toBe(box(1, 2, 3, 4))
  })
})

test('a rounded box is closed', () => {
  const d = roundBox(10, 20, 60, 40, 8)
  const steps = [...d.matchAll(/[hv](-?[\d.]+)|q(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+)/g)]
  const sum = (pick: (step: RegExpMatchArray) => number) =>
    steps.reduce((total, step) => total + pick(step), 0)
  expect(sum((s) => (s[0].startsWith('h') ? Number(s[1]) : Number(s[4] ?? 0)))).toBeCloseTo(0)
  expect(sum((s) => (s[0].startsWith('v') ? Number(s[1]) : Number(s[5] ?? 0)))).toBeCloseTo(0)
})

test('the well-formedness check can fail', () => {
  expect(xmlFault('<svg><g></svg>')).not.toBeNull()
  expect(xmlFault('<svg a="1" a="2"/>')).not.toBeNull()
  expect(xmlFault('<svg>words</svg>')).not.toBeNull()
  expect(xmlFault('<svg><path d="M0 0"/></svg>')).toBeNull()
})
