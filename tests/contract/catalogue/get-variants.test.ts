import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { firstProducts } from '#tests/contract/store-api/products.ts'
import { someCategory } from '#tests/contract/store-api/categories.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { search } from '#tests/contract/store-api/product-search.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const Numbered = z.object({
  total: z.number(),
  elements: z.array(z.object({ productNumber: z.string() })),
})

const packed = (criteria: object) => gzipSync(JSON.stringify(criteria)).toString('base64url')

async function numbersFrom(path: string): Promise<readonly string[]> {
  const response = await aVisitor().call('GET', path)
  expect(response.status).toBe(200)
  return Numbered.parse(response.body).elements.map(({ productNumber }) => productNumber)
}

const someNumber = async () => needed((await firstProducts())[0], 'an article').productNumber

test('a query can contain criteria in brackets', async () => {
  const number = await someNumber()
  const query = new URLSearchParams({
    limit: '5',
    'filter[0][type]': 'equals',
    'filter[0][field]': 'productNumber',
    'filter[0][value]': number,
    'includes[product][]': 'productNumber',
  })
  expect(await numbersFrom(`/product?${query}`)).toEqual([number])
})

test('a query can sort and page', async () => {
  const { elements } = await search({
    limit: 3,
    page: 2,
    sort: [{ field: 'productNumber', order: 'DESC' }],
  })
  const query = 'limit=3&page=2&sort[0][field]=productNumber&sort[0][order]=DESC'
  const expected = elements.map(({ productNumber }) => productNumber)
  expect(await numbersFrom(`/product?${query}`)).toEqual(expected)
})

test('`sort` can be a list of names, descending with a minus', async () => {
  const falling = await numbersFrom('/product?limit=3&sort=-productNumber')
  expect(falling).toEqual([...falling].sort().toReversed())
})

test('`_criteria` contains packed criteria, as in the official templates', async () => {
  const number = await someNumber()
  const _criteria = packed({
    limit: 1,
    filter: [{ type: 'equals', field: 'productNumber', value: number }],
    includes: { product: ['productNumber'] },
  })
  const { data } = await aVisitor().invoke('readProductGet get /product', { query: { _criteria } })
  expect(data.elements).toMatchObject([{ productNumber: number }])
})

test('a packed listing equals a posted one', async () => {
  const { id } = await someCategory()
  const criteria = { limit: 3, p: 2, order: 'price-asc' }
  const packedCriteria = packed(criteria)
  const posted = await aVisitor().call('POST', `/product-listing/${id}`, criteria)
  const { elements } = Numbered.parse(posted.body)
  expect(await numbersFrom(`/product-listing/${id}?_criteria=${packedCriteria}`)).toEqual(
    elements.map(({ productNumber }) => productNumber),
  )
})

test.each(['not-packed', 'bm90IGd6aXA', ''])('`_criteria` of %j is refused', async (text) => {
  const response = await aVisitor().call('GET', `/country?_criteria=${text}`)
  expect(refusalIn(response).status).toBe(400)
})

test('a catalogue read forbids shared caches to store a session', async () => {
  const { headers } = await aVisitor().call('GET', '/product?limit=1')
  const cacheControl = headers.get('cache-control') ?? ''
  expect(/public/.test(cacheControl) && headers.has('sw-context-token')).toBe(false)
})
