import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Schemas } from '#tests/contract/store-api/visitor.ts'

type Category = Schemas['Category']
type Ask = Readonly<{ depth?: number; buildTree?: boolean }>

async function navigation(
  root: string,
  body: Ask = {},
  headers: Record<string, string> = {},
): Promise<readonly Category[]> {
  const { data } = await aVisitor().invoke('readNavigation post /navigation/{activeId}/{rootId}', {
    pathParams: { activeId: root, rootId: root },
    body,
    headers,
  })
  return data
}

const Categories = z.array(z.object({ id: z.string() }))

const childrenOf = (categories: readonly Category[]) =>
  categories.flatMap(({ children }) => children ?? [])
const ids = (categories: readonly { id: string }[]) => categories.map(({ id }) => id).sort()

test('the main navigation is an array of categories, one level deeper than requested', async () => {
  const top = await navigation('main-navigation', { depth: 1 })
  const below = childrenOf(top)
  expect(top.length).toBeGreaterThan(0)
  expect(below.length).toBeGreaterThan(0)
  expect(childrenOf(below)).toEqual([])
  for (const { type } of top) expect(['page', 'link', 'folder']).toContain(type)
})

test('an alias can replace the id of the navigation root', async () => {
  const { salesChannel } = await aVisitor().context()
  const byId = await navigation(salesChannel.navigationCategoryId)
  expect(ids(byId)).toEqual(ids(await navigation('main-navigation')))
})

test('the footer has a menu', async () => {
  expect((await navigation('footer-navigation')).length).toBeGreaterThan(0)
})

test('a navigation of depth 0 contains no children', async () => {
  const top = await navigation('main-navigation', { depth: 0 })
  expect(top.length).toBeGreaterThan(0)
  expect(childrenOf(top)).toEqual([])
})

test('without a tree the same categories are a flat list', async () => {
  const top = await navigation('main-navigation', { depth: 1 })
  const flat = await navigation('main-navigation', { depth: 1, buildTree: false })
  expect(ids(flat)).toEqual(expect.arrayContaining(ids([...top, ...childrenOf(top)])))
  expect(childrenOf(flat)).toEqual([])
})

test('each category has its parent id', async () => {
  const parent = (await navigation('main-navigation')).find(({ children }) => children.length > 0)
  const { id, children } = needed(parent, 'a category with others below')
  for (const { parentId } of children) expect(parentId).toBe(id)
})

test('SEO paths of the navigation are returned on request only', async () => {
  const requested = await navigation('main-navigation', {}, { 'sw-include-seo-urls': '1' })
  const paths = requested
    .filter(({ type }) => type === 'page')
    .map(({ seoUrls }) => seoUrls?.[0]?.seoPathInfo)
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) expect(path).toMatch(/^[^/].*/)
  for (const { seoUrls } of await navigation('main-navigation')) expect(seoUrls ?? []).toEqual([])
})

test('GET of the navigation accepts depth and tree in the query', async () => {
  const path = '/navigation/main-navigation/main-navigation?depth=0&buildTree=false'
  const { body } = await aVisitor().call('GET', path)
  const flat = Categories.parse(body)
  const top = ids(await navigation('main-navigation', { depth: 0 }))
  expect(ids(flat)).toEqual(expect.arrayContaining(top))
})

test('only requested fields of categories are returned', async () => {
  const response = await aVisitor().call('POST', '/navigation/main-navigation/main-navigation', {
    depth: 1,
    includes: { category: ['id', 'name'] },
  })
  const [first] = needed(Array.isArray(response.body) ? response.body : null, 'a list')
  expect(Object.keys(first).sort()).toEqual(['apiAlias', 'id', 'name'])
})

test('a missing root returns 404', async () => {
  const { status, codes } = await refusalOf(navigation(UNKNOWN_ID))
  expect(status).toBe(404)
  expect(codes).toEqual(['CONTENT__CATEGORY_NOT_FOUND'])
})
