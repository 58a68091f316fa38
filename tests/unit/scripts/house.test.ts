import { describe, expect, it } from 'vitest'
import { cycles } from '#scripts/house/cycles.ts'
import { asTable, upwards } from '#scripts/house/figures.ts'
import { neededBy } from '#scripts/house/imports.ts'
import { withPicture } from '#scripts/house/picture.ts'
import { roomOf } from '#scripts/house/rooms.ts'

describe('the rooms of the shop', () => {
  it('finds folders that import each other in a circle, over several steps too', () => {
    const edges = [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
    ] as const
    expect(cycles(edges).map((group) => group.toSorted())).toEqual([['a', 'b', 'c']])
  })

  it('takes two folders below one for no circle', () => {
    const edges = [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
      ['a', 'a'],
    ] as const
    expect(cycles(edges)).toEqual([])
  })

  it('lets a room import from those below it only', () => {
    const down = { from: 'worker/routes/home.tsx', to: 'worker/runtime/log.ts' }
    const up = { from: 'worker/runtime/log.ts', to: 'worker/routes/home.tsx' }
    expect(upwards([down, up])).toEqual([up])
  })

  it('knows the room of a file by the longest folder that holds it', () => {
    expect(roomOf('worker/backend/cart/cart-routes.ts')).toBeLessThan(
      roomOf('worker/backend/app.ts'),
    )
    expect(roomOf('shared/domain/money.ts')).not.toBe(roomOf('shared/urls.ts'))
    expect(roomOf('elsewhere/file.ts')).toBe(-1)
  })

  it('follows what a file needs to the end, and ends in a circle', () => {
    const imports = [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
      { from: 'c', to: 'a' },
      { from: 'd', to: 'a' },
    ]
    expect([...neededBy('a', imports)]).toEqual(['a', 'b', 'c'])
  })

  it('keeps figures apart from what they count, however long its name is', () => {
    const rows = [
      ['files', 3],
      ['files behind: an article from its template', 28],
    ] as const
    expect(asTable(rows).split('\n')).toEqual([
      'files                                       3',
      'files behind: an article from its template  28',
    ])
  })

  it('refuses to draw on a page without a place for it', () => {
    expect(() => withPicture('no marks', [], roomOf)).toThrow('lacks')
  })
})
