import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  aCatalogue,
  aParentRecord,
  aProductRecord,
  aReview,
} from '#tests/builders/import-records.ts'
import { aCustomer, mailsTo } from '#tests/worker/backend/account/people.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { refreshSnapshot } from '#worker/backend/ops/import/publish.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { exportedLines, importCatalogue, importLines, ops } from '../catalogue/ops.ts'
import { listingOf, productOf } from '../catalogue/store-api.ts'

beforeEach(async () => {
  await emptyStorage()
})

const PRODUCT = `/product/${idOf('product', '70000')}`
const WRITTEN = {
  title: 'Nie wieder ein anderes',
  content: 'Lässt sich gut schneiden und hält auch nach dem dritten Waschen noch dicht.',
  points: 5,
}
const Reviews = z.object({
  total: z.int(),
  elements: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      externalUser: z.string(),
      points: z.number(),
      status: z.boolean(),
      customFields: z.object({ ripstop_own: z.boolean(), ripstop_translated: z.boolean() }),
    }),
  ),
})
const read = async (client: Client, body: object = {}, path = PRODUCT) =>
  (await client.ask(Reviews, 'POST', `${path}/reviews`, body)).elements
const titles = async (client = aClient(), body: object = {}, path = PRODUCT) =>
  (await read(client, body, path)).map(({ title }) => title)
const rating = async () => {
  const { ratingAverage, customFields } = await productOf('70000')
  return [ratingAverage, customFields.ripstop_review_count]
}
async function written(client: Client, changes: object = {}) {
  const response = await client.call('POST', `${PRODUCT}/review`, { ...WRITTEN, ...changes })
  expect(response.status).toBe(204)
  const own = (await read(client)).find(({ customFields }) => customFields.ripstop_own)
  return own?.id ?? ''
}

describe('imported reviews', () => {
  test('approved reviews are returned in the request’s language and count for the rating', async () => {
    const reviews = [
      aReview('a', { points: 4, date: '2026-11-01' }),
      aReview('b', { points: 5, language: 'en', date: '2026-11-02' }),
      aReview('c', { points: 1, approved: false }),
    ]
    await importCatalogue(aCatalogue({ reviews }))
    expect(await rating()).toEqual([4.5, 2])
    const [newest, older] = await read(aClient())
    expect(newest).toMatchObject({ title: 'Leicht und zäh', status: true })
    expect(newest?.customFields.ripstop_translated).toBe(true)
    expect(older?.customFields.ripstop_translated).toBe(false)
  })

  test('a parent product returns the reviews of all its variants', async () => {
    const parents = [aParentRecord('ripstop', { axes: ['shade'] })]
    const products = ['black', 'olive'].map((shade, position) =>
      aProductRecord(`7000${position}`, { options: { shade }, position }),
    )
    const reviews = [aReview('a'), aReview('b', { article: '70001' })]
    await importCatalogue(aCatalogue({ families: parents, articles: products, reviews }))
    expect(await titles()).toHaveLength(1)
    expect(await titles(aClient(), {}, `/product/${idOf('family', 'ripstop')}`)).toHaveLength(2)
  })

  test('importing an export changes no reviews, and a review of an unknown product is refused', async () => {
    await importCatalogue(aCatalogue({ reviews: [aReview()] }))
    const { version } = await importLines(await exportedLines())
    expect((await importLines(await exportedLines())).version).toBe(version)
    expect(await rating()).toEqual([4, 1])
    const { refusals } = await importCatalogue(
      aCatalogue({ reviews: [aReview('r', { article: '79999' })] }),
    )
    expect(refusals).toEqual([{ file: 'reviews', line: 1, reason: 'article 79999 does not exist' }])
  })

  test('importing again does not undo the operators’ approval of a review', async () => {
    const catalogue = aCatalogue({ reviews: [aReview('r', { approved: false })] })
    await importCatalogue(catalogue)
    await ops(`/reviews/${idOf('review', 'r')}/approve`, {})
    await importCatalogue(catalogue)
    expect(await rating()).toEqual([4, 1])
  })
})

describe('customers’ reviews', () => {
  beforeEach(async () => {
    await importCatalogue(aCatalogue({ reviews: [aReview()] }))
  })

  test('a review is visible only to its author until operators approve it', async () => {
    const { client } = await aCustomer()
    const id = await written(client)
    expect(await titles(client)).toEqual(['Nie wieder ein anderes', 'Leicht und zäh'])
    expect(await titles()).toEqual(['Leicht und zäh'])
    expect(await rating()).toEqual([4, 1])

    await ops(`/reviews/${id.slice(0, 8)}/approve`, {})
    expect((await read(aClient()))[0]).toMatchObject({ externalUser: 'Lena', points: 5 })
    expect(await rating()).toEqual([4.5, 2])
    await ops(`/reviews/${id}/refuse`, {})
    expect(await rating()).toEqual([4, 1])
  })

  test('a customer has one review per product and can rewrite it', async () => {
    const { client } = await aCustomer()
    const id = await written(client)
    expect(await written(client)).toBe(id)
    await ops(`/reviews/${id}/approve`, {})
    expect(await rating()).toEqual([4.5, 2])
    await written(client, { id, title: 'Doch nicht ganz so gut', points: 2 })
    expect(await rating()).toEqual([4, 1])
    expect(await titles(client)).toContain('Doch nicht ganz so gut')
    expect(await titles()).toEqual(['Leicht und zäh'])
  })

  test('a customer cannot overwrite another’s review', async () => {
    const id = await written((await aCustomer()).client)
    const { client } = await aCustomer()
    const refused = await client.refused('POST', `${PRODUCT}/review`, { ...WRITTEN, id })
    expect(refused).toEqual([400, 'VIOLATION::ENTITY_DOES_NOT_EXISTS'])
  })

  test('a customer’s reviews are in the data export and are deleted with the account', async () => {
    const { client } = await aCustomer()
    await ops(`/reviews/${await written(client)}/approve`, {})
    const exported = await client.call('POST', '/account/export', {})
    expect(exported.body).toMatchObject({ reviews: [{ title: 'Nie wieder ein anderes' }] })
    await client.call('DELETE', '/account/customer', {})
    expect(await titles()).toEqual(['Leicht und zäh'])
    expect(await rating()).toEqual([4, 1])
  })

  test('importing an older export preserves newer reviews and decisions', async () => {
    const { client } = await aCustomer()
    const id = await written(client)
    await ops(`/reviews/${id}/approve`, {})
    const { client: other } = await aCustomer()
    const refused = await written(other, { title: 'Hier steht Unfug' })
    await ops(`/reviews/${refused}/approve`, {})
    const exported = await exportedLines()
    await written(client, { id, title: 'Doch nicht ganz so gut', points: 2 })
    await ops(`/reviews/${refused}/refuse`, {})
    const { version } = await importLines(exported)
    expect(await titles()).toEqual(['Leicht und zäh'])
    expect(await titles(client)).toContain('Doch nicht ganz so gut')
    expect((await importLines(exported)).version).toBe(version)
  })

  test('an import preserves reviews that it does not contain', async () => {
    const { client } = await aCustomer()
    const id = await written(client)
    await ops(`/reviews/${id}/approve`, {})
    await importCatalogue(aCatalogue())
    expect(await titles()).toEqual(['Nie wieder ein anderes'])
    expect(await rating()).toEqual([5, 1])
  })
})

test('operators get a mail about a review with the commands to decide', async () => {
  await importCatalogue(aCatalogue())
  const id = await written((await aCustomer()).client)
  const [mail] = (await mailsTo('hallo@ripstop.example')).filter(
    ({ kind }) => kind === 'ops-review',
  )
  expect(mail?.text).toContain(`reviews approve ${id.slice(0, 8)}`)
  expect(await ops('/reviews?state=waiting')).toMatchObject({
    reviews: [{ id, title: WRITTEN.title, number: '70000', byCustomer: true }],
  })
})

test('reviews can be filtered, sorted and paged by criteria', async () => {
  const reviews = [5, 3, 5, 1].map((points, index) =>
    aReview(`r${index}`, {
      points,
      title: { de: `Titel ${index}`, en: null },
      text: { de: 'Text', en: null },
    }),
  )
  await importCatalogue(aCatalogue({ reviews }))
  const five = [{ type: 'equals', field: 'points', value: 5 }]
  expect(await titles(aClient(), { filter: five })).toEqual(['Titel 2', 'Titel 0'])
  const worst = { sort: [{ field: 'points', order: 'ASC' }], limit: 1, page: 2 }
  expect(await titles(aClient(), worst)).toEqual(['Titel 1'])
})

test('listings can be filtered by rating', async () => {
  await importCatalogue(aCatalogue({ reviews: [aReview('r', { points: 3, approved: false })] }))
  expect((await listingOf('fabrics', { rating: 3 })).total).toBe(0)
  await ops(`/reviews/${idOf('review', 'r')}/approve`, {})
  await refreshSnapshot({ ...env }, new Date())
  expect((await listingOf('fabrics', { rating: 3 })).total).toBe(1)
  expect((await listingOf('fabrics', { rating: 4 })).total).toBe(0)
})
