import { beforeEach, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { Navigation, type Category } from '#shared/schemas/store-api/category.ts'
import { aCatalogue, aCategory, aParentRecord } from '#tests/builders/import-records.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { importCatalogue } from './ops.ts'
import { read, refused } from './store-api.ts'

beforeEach(async () => {
  await emptyStorage()
  await importCatalogue(
    aCatalogue({
      categories: [
        aCategory('sale', { position: 9, menu: 'service', rule: { kind: 'offers' } }),
        aCategory('fabrics', { position: 1 }),
        aCategory('light', { parent: 'fabrics' }),
        aCategory('nylon', { parent: 'light' }),
      ],
      families: [aParentRecord('ripstop', { categories: ['nylon'] })],
    }),
  )
})

const names = (tree: readonly Category[]): unknown[] =>
  tree.map(({ name, children }) => (children?.length ? [name, names(children)] : name))

async function treeOf(root: string, body: object = {}) {
  return names(Navigation.parse((await read(`/navigation/${root}/${root}`, body)).body))
}

test('the main menu is a tree of the requested depth', async () => {
  expect(await treeOf('main-navigation', { depth: 1 })).toEqual([
    ['fabrics DE', ['light DE']],
    'sale DE',
  ])
  expect(await treeOf('main-navigation', { depth: 0 })).toEqual(['fabrics DE', 'sale DE'])
  expect(await treeOf('main-navigation')).toEqual([
    ['fabrics DE', [['light DE', ['nylon DE']]]],
    'sale DE',
  ])
})

test('the service menu is empty, and a subtree of the menu can be requested', async () => {
  const response = await read('/navigation/service-navigation/service-navigation', {})
  expect(response.status).toBe(204)
  expect(await treeOf(idOf('category', 'fabrics'))).toEqual([['light DE', ['nylon DE']]])
})

test('without a tree the categories are a flat list', async () => {
  const flat = await treeOf('main-navigation', { buildTree: false, depth: 1 })
  expect(flat.toSorted()).toEqual(['Ripstop', 'fabrics DE', 'light DE', 'sale DE'])
})

test('the footer menu has a folder even without content pages', async () => {
  expect(await treeOf('footer-navigation')).toEqual(['Informationen'])
})

test('if a category occurs twice in a list, only the one below its parent has a path', async () => {
  const ids = [idOf('category', 'light'), idOf('category', 'fabrics')]
  const associations = { children: {} }
  const { body: together } = await read('/category', { ids, associations })
  expect(together).toMatchObject({
    elements: [
      { name: 'light DE', seoUrls: null },
      { name: 'fabrics DE', children: [{ seoUrls: [{ seoPathInfo: 'light-de' }] }] },
    ],
  })
  const { body: alone } = await read('/category', { ids: ids.slice(0, 1), associations })
  expect(alone).toMatchObject({ elements: [{ seoUrls: [{ seoPathInfo: 'light-de' }] }] })
})

test('a category contains its path and its breadcrumb', async () => {
  const { body } = await read(`/category/${idOf('category', 'light')}`, {}, { locale: 'en' })
  expect(body).toMatchObject({
    name: 'light EN',
    breadcrumb: ['Ripstop', 'fabrics EN', 'light EN'],
    seoUrls: [{ seoPathInfo: 'light', isCanonical: true }],
  })
})

test.each([
  ['/navigation/main-navigation/nowhere', [400, 'FRAMEWORK__INVALID_UUID']],
  [`/navigation/main-navigation/${'f'.repeat(32)}`, [404, 'CONTENT__CATEGORY_NOT_FOUND']],
  [`/category/${'f'.repeat(32)}`, [404, 'CONTENT__CATEGORY_NOT_FOUND']],
  [`/category/${idOf('category', 'footer/info')}`, [404, 'CONTENT__CATEGORY_NOT_FOUND']],
])('%s is refused', async (path, response) => {
  expect(await refused(path)).toEqual(response)
})
