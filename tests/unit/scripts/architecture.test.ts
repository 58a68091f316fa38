import { describe, expect, it } from 'vitest'
import { findCycles } from '#scripts/architecture/cycles.ts'
import { asTable } from '#scripts/architecture/figures.ts'
import { neededBy } from '#scripts/architecture/imports.ts'
import { withDiagram } from '#scripts/architecture/diagram.ts'
import { layerOf } from '#scripts/architecture/layers.ts'

describe('architecture layers', () => {
  it('the layer check finds circular imports of folders over several steps', () => {
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ] as const
    expect(findCycles(edges).map((group) => group.toSorted())).toEqual([['a', 'b', 'c']])
  })

  it('the layer check accepts two folders that share a dependency', () => {
    const edges = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
      ['a', 'a'],
    ] as const
    expect(findCycles(edges)).toEqual([])
  })

  it('the layer check assigns a file to the longest matching folder', () => {
    expect(layerOf('worker/backend/cart/cart-routes.ts')).toBeLessThan(
      layerOf('worker/backend/app.ts'),
    )
    expect(layerOf('shared/domain/money.ts')).not.toBe(layerOf('shared/urls.ts'))
    expect(layerOf('elsewhere/file.ts')).toBe(-1)
  })

  it('the layer check collects transitive imports of values and stops at cycles', () => {
    const imports = [
      { from: 'a', to: 'b', kind: 'value' },
      { from: 'b', to: 'c', kind: 'value' },
      { from: 'c', to: 'a', kind: 'value' },
      { from: 'c', to: 'e', kind: 'type' },
      { from: 'd', to: 'a', kind: 'value' },
    ] as const
    expect([...neededBy('a', imports)]).toEqual(['a', 'b', 'c'])
  })

  it('the diagram aligns figures after the longest label', () => {
    const rows = [
      ['files', 3],
      ['files behind: a product from its template', 28],
    ] as const
    expect(asTable(rows).split('\n')).toEqual([
      'files                                      3',
      'files behind: a product from its template  28',
    ])
  })

  it('the diagram refuses a page without its markers', () => {
    expect(() => withDiagram('no marks')).toThrow('lacks')
  })
})
