import { expect, test } from 'vitest'
import {
  addProjectItems,
  changeProjectItem,
  groupedItems,
  MAX_ITEM_QUANTITY,
  moveProjectItem,
  removeProjectItem,
  replaceProjectItem,
  type ProjectItem,
} from '#shared/domain/planner/project-items.ts'

const anItem = (productId: string, changes: Partial<ProjectItem> = {}): ProjectItem => ({
  productId,
  quantity: 10,
  note: '',
  group: '',
  ...changes,
})
const names = (items: readonly ProjectItem[]) => items.map(({ productId }) => productId).join('')

test('a product added twice is one item with both quantities and the first note', () => {
  const items = [anItem('a', { note: 'Dach' })]
  expect(addProjectItems(items, [{ productId: 'a', quantity: 5, note: 'Boden' }])).toEqual({
    ok: true,
    value: [anItem('a', { note: 'Dach', quantity: 15 })],
  })
})

test('a project limits the quantity of a product like a cart', () => {
  const added = addProjectItems([anItem('a')], [{ productId: 'a', quantity: MAX_ITEM_QUANTITY }])
  expect(added).toMatchObject({ value: [{ quantity: MAX_ITEM_QUANTITY }] })
})

test('a project of 2,000 products is refused', () => {
  const many = Array.from({ length: 2_000 }, (_, one) => ({ productId: `${one}`, quantity: 1 }))
  expect(addProjectItems([], many)).toEqual({
    ok: false,
    error: { kind: 'too-many-items', max: 100 },
  })
})

test('missing items are neither changed nor removed', () => {
  const refused = { ok: false, error: { kind: 'item-not-found', productId: 'z' } }
  expect(changeProjectItem([anItem('a')], 'z', { note: 'x' })).toEqual(refused)
  expect(removeProjectItem([anItem('a')], 'z')).toEqual(refused)
})

test('an item moves past its neighbour within its heading', () => {
  const items = [anItem('a'), anItem('b', { group: 'Boden' }), anItem('c')]
  expect(names(moveProjectItem(items, 'c', -1))).toBe('cba')
  expect(names(moveProjectItem(items, 'a', -1))).toBe('abc')
  expect(names(moveProjectItem(items, 'b', 1))).toBe('abc')
})

test('a replacing product preserves the note; equal products are merged', () => {
  const items = [anItem('a', { note: 'Dach' }), anItem('b')]
  expect(replaceProjectItem(items, 'a', 'x')[0]).toEqual(anItem('x', { note: 'Dach' }))
  expect(replaceProjectItem(items, 'a', 'b')).toEqual([anItem('b', { quantity: 20 })])
})

test('items without a heading come first', () => {
  const items = [anItem('a', { group: 'Boden' }), anItem('b'), anItem('c', { group: 'Boden' })]
  const shown = groupedItems(items).map(([group, inside]) => [group, names(inside)])
  expect(shown).toEqual([
    ['', 'b'],
    ['Boden', 'ac'],
  ])
})
