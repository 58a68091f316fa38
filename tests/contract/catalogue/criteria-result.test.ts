import { gzipSync } from 'node:zlib'
import { getCategoryFilterAggregations } from '@shopware/helpers'
import { describe, expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { firstProducts } from '#tests/contract/store-api/products.ts'
import { search } from '#tests/contract/store-api/product-search.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const Counted = z.object({ total: z.number(), elements: z.array(z.unknown()) })

const Figure = z.coerce.number()
const Aggregated = z.object({
  aggregations: z.object({
    price: z.object({ min: Figure, max: Figure }),
    makers: z.object({ buckets: z.array(z.object({ key: z.string(), count: z.number() })) }),
  }),
})

const NUMBER_ASC = { field: 'productNumber', order: 'ASC' } as const
const NUMBER_DESC = { field: 'productNumber', order: 'DESC' } as const
const numbersOf = (found: { elements: readonly { productNumber: string }[] }) =>
  found.elements.map(({ productNumber }) => productNumber)

describe('sorting of criteria', () => {
  test('results can be sorted by a field, ascending or descending', async () => {
    const up = numbersOf(await search({ limit: 5, sort: [NUMBER_ASC] }))
    expect(up).toEqual([...up].sort())
    const down = numbersOf(await search({ limit: 5, sort: [NUMBER_DESC] }))
    expect(down).toEqual([...down].sort().toReversed())
    expect(down).not.toEqual(up)
  })

  test('equal results are sorted by the second field', async () => {
    const sort = [{ field: 'active', order: 'ASC' } as const, NUMBER_DESC]
    const found = numbersOf(await search({ limit: 5, sort }))
    expect(found).toEqual([...found].sort().toReversed())
  })

  test('names are sorted alphabetically', async () => {
    const ends = await Promise.all(
      (['ASC', 'DESC'] as const).map((order) =>
        search({ limit: 20, sort: [{ field: 'name', order }] }),
      ),
    )
    const [up = [], down = []] = ends.map(({ elements }) =>
      elements.map(({ translated }) => translated.name.slice(0, 1)),
    )
    const { compare } = new Intl.Collator('de', { sensitivity: 'base' })
    expect(up).toEqual([...up].sort(compare))
    expect(down).toEqual([...down].sort(compare).toReversed())
    expect(up[0]).not.toBe(down[0])
  })
})

describe('pages of criteria', () => {
  test('pages follow each other without a gap', async () => {
    const sort = [NUMBER_ASC]
    const whole = numbersOf(await search({ limit: 10, sort }))
    const halves = await Promise.all(
      [1, 2].map((page) => search({ limit: 5, page, sort }).then(numbersOf)),
    )
    expect(halves.flat()).toEqual(whole)
  })

  test('a page of results has its number', async () => {
    expect(await search({ limit: 5, page: 2 })).toMatchObject({
      apiAlias: 'dal_entity_search_result',
      entity: 'product',
      limit: 5,
      page: 2,
    })
  })

  test('pages have 100 results by default', async () => {
    const { elements, limit } = await search({})
    expect(limit).toBe(100)
    expect(elements).toHaveLength(100)
  })

  test('pages do not apply to products by id', async () => {
    const requested = (await firstProducts()).slice(0, 3).map(({ id }) => id)
    const { elements } = await search({ ids: requested, limit: 1, page: 2 })
    expect(elements.map(({ id }) => id).sort()).toEqual([...requested].sort())
  })
})

describe('totals of criteria', () => {
  test('the total counts the page by default', async () => {
    expect((await search({ limit: 5 })).total).toBe(5)
  })

  test.each([1, 'exact'])('the total counts all results in mode %s', async (mode) => {
    const criteria = { limit: 5, 'total-count-mode': mode }
    const { body } = await aVisitor().call('POST', '/product', criteria)
    const { total, elements } = Counted.parse(body)
    expect(elements).toHaveLength(5)
    expect(total).toBeGreaterThanOrEqual((await firstProducts()).length)
  })
})

describe('aggregations of criteria', () => {
  test('aggregations count all results', async () => {
    const { body } = await aVisitor().call('POST', '/product', {
      limit: 1,
      aggregations: [
        { name: 'price', type: 'stats', field: 'price' },
        { name: 'makers', type: 'terms', field: 'manufacturerId', limit: 3 },
      ],
    })
    const { price, makers } = Aggregated.parse(body).aggregations
    expect(price.max).toBeGreaterThan(price.min)
    expect(makers.buckets).toHaveLength(3)
    for (const { count } of makers.buckets) expect(count).toBeGreaterThan(0)
  })
})

test.each(['/product', '/category', '/seo-url', '/country', '/salutation', '/payment-method'])(
  '%s reads packed criteria by GET',
  async (path) => {
    const packed = gzipSync(JSON.stringify({ limit: 1 })).toString('base64url')
    const { body } = await aVisitor().call('GET', `${path}?_criteria=${packed}`)
    expect(Counted.parse(body).elements).toHaveLength(1)
  },
)

describe('fields of a product', () => {
  test('only requested fields are returned', async () => {
    const includes = { product: ['id', 'productNumber'] }
    const [product] = (await search({ limit: 1, includes })).elements
    expect(Object.keys(product ?? {}).sort()).toEqual(['apiAlias', 'id', 'productNumber'])
  })

  test('fields can be excluded', async () => {
    const [product] = (await search({ limit: 1, excludes: { product: ['translated'] } })).elements
    expect(product).toHaveProperty('name')
    expect(product).not.toHaveProperty('translated')
  })

  test('associations are returned on request', async () => {
    const associations = { manufacturer: {}, media: {}, unit: {} }
    const [product] = (await search({ limit: 1, associations })).elements
    expect(product?.manufacturer?.translated?.name).toBeTruthy()
    expect(product?.media?.length).toBeGreaterThan(0)
    expect(product?.unit?.shortCode).toBeTruthy()
  })
})

test("the category filter of Shopware's helpers names the categories of what was found", async () => {
  const { data } = await aVisitor().invoke('searchPage post /search', {
    body: { search: 'Ripstop', aggregations: getCategoryFilterAggregations() },
  })
  const Categories = z.object({
    categories: z.object({
      entities: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
    'categories-counts': z.object({ buckets: z.array(z.object({ key: z.string() })) }),
  })
  const { categories, 'categories-counts': counts } = Categories.parse(data.aggregations)
  expect(categories.entities.length).toBeGreaterThan(0)
  const counted = counts.buckets.map(({ key }) => key)
  expect(counted).toEqual(expect.arrayContaining(categories.entities.map(({ id }) => id)))
})
