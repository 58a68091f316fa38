import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { someCategory } from '#tests/contract/store-api/categories.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { z } from '#shared/schemas/zod.ts'
import { search } from '#tests/contract/store-api/product-search.ts'
import { refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const Breadcrumbs = z.array(z.object({ categoryId: z.string(), name: z.string() }))
/** Shopware 6.6 has an object around the list of 6.7, which Shopware's clients read. */
const Trail = z.union([
  Breadcrumbs,
  z.object({ breadcrumbs: Breadcrumbs }).transform(({ breadcrumbs }) => breadcrumbs),
])
async function breadcrumb(id: string, query?: { type?: 'product' | 'category' }) {
  const { data } = await aVisitor().invoke('readBreadcrumb get /breadcrumb/{id}', {
    pathParams: { id },
    ...(query && { query }),
  })
  return Trail.parse(data)
}

test('a product is the last entry of its breadcrumb', async () => {
  const [product] = (await search({ limit: 1 })).elements
  const trail = await breadcrumb(needed(product, 'an article').id)
  expect(trail.length).toBeGreaterThan(0)
})

test('a category is the last entry of its breadcrumb', async () => {
  const category = await someCategory()
  const trail = await breadcrumb(category.id, { type: 'category' })
  expect(trail.at(-1)).toMatchObject({ categoryId: category.id, name: category.name })
})

test('a missing entity has no breadcrumb', async () => {
  expect((await refusalOf(breadcrumb(UNKNOWN_ID))).status).toBe(404)
  expect((await refusalOf(breadcrumb(UNKNOWN_ID, { type: 'category' }))).status).toBe(404)
  expect((await refusalOf(breadcrumb('nonsense'))).status).toBe(400)
})

test('media are read by their ids, in that order', async () => {
  const { elements } = await search({ limit: 2, associations: { cover: {} } })
  const ids = elements.map(({ cover }) => needed(cover?.media, 'a picture').id).toReversed()
  const { data } = await aVisitor().invoke('readMedia post /media', { body: { ids } })
  expect(data.map(({ id }) => id)).toEqual([...new Set(ids)])
  const nothing = aVisitor().invoke('readMedia post /media', { body: { ids: [UNKNOWN_ID] } })
  expect((await refusalOf(nothing)).status).toBe(404)
})

test('sitemaps are listed and can be loaded', async () => {
  const { data } = await aVisitor().invoke('readSitemap get /sitemap')
  const { filename } = needed(data[0], 'a sitemap')
  const file = await aVisitor().invoke('getSitemapFile get /sitemap/{filePath}', {
    pathParams: { filePath: filename },
    accept: 'application/xml',
  })
  const text = file.data instanceof Blob ? await file.data.text() : String(file.data)
  expect(text).toContain('<loc>')
})
