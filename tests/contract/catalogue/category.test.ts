import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { someCategory, someCategoryOf } from '#tests/contract/store-api/categories.ts'
import { refusalIn, refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

async function read(navigationId: string, headers: Record<string, string> = {}) {
  const { data } = await aVisitor().invoke('readCategory post /category/{navigationId}', {
    pathParams: { navigationId },
    body: {},
    headers,
  })
  return data
}

test('home is the root of the main navigation', async () => {
  const { salesChannel } = await aVisitor().context()
  expect((await read('home')).id).toBe(salesChannel.navigationCategoryId)
})

test('a category is read by its id', async () => {
  const { id, name } = await someCategory()
  expect(await read(id)).toMatchObject({ id, name, type: 'page', apiAlias: 'category' })
})

test('a category contains its breadcrumb, which ends with itself', async () => {
  const { id } = await someCategory()
  const { breadcrumb, translated } = await read(id)
  expect(breadcrumb.at(-1)).toBe(translated.name)
})

test('the SEO path of a category is returned on request only', async () => {
  const { id } = await someCategory()
  expect((await read(id)).seoUrls ?? []).toEqual([])
  const { seoUrls = [] } = await read(id, { 'sw-include-seo-urls': '1' })
  expect(seoUrls).toHaveLength(1)
  expect(seoUrls).toMatchObject([{ isCanonical: true, foreignKey: id }])
})

test('GET of a category returns the same', async () => {
  const { id, name } = await someCategory()
  const { data } = await aVisitor().invoke('readCategoryGet get /category/{navigationId}', {
    pathParams: { navigationId: id },
  })
  expect(data).toMatchObject({ id, name })
})

test('malformed associations of the official templates are ignored', async () => {
  const { id } = await someCategory()
  const response = await aVisitor().call('POST', `/category/${id}`, {
    associations: { associations: { media: {}, nonsense: {} } },
  })
  expect(response.status).toBe(200)
})

test.each(['folder', 'link'] as const)('a category of the type %s returns 404', async (type) => {
  const { id } = await someCategoryOf(type)
  expect((await refusalOf(read(id))).status).toBe(404)
})

test('a missing category returns 404', async () => {
  const { status, codes } = await refusalOf(read(UNKNOWN_ID))
  expect(status).toBe(404)
  expect(codes).toEqual(['CONTENT__CATEGORY_NOT_FOUND'])
})

test('an invalid id is refused', async () => {
  const { status } = refusalIn(await aVisitor().call('POST', '/category/stoffe'))
  expect([400, 404]).toContain(status)
})

test('categories are listed by criteria', async () => {
  const { id, parentId } = await someCategory()
  const { data } = await aVisitor().invoke('readCategoryList post /category', {
    body: {
      limit: 100,
      filter: [{ type: 'equals', field: 'parentId', value: parentId ?? null }],
    },
  })
  expect(data).toMatchObject({ apiAlias: 'dal_entity_search_result', entity: 'category' })
  expect(data.elements?.map((category) => category.id)).toContain(id)
  for (const category of data.elements ?? []) expect(category.parentId).toBe(parentId)
})
