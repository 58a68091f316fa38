import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aProductRecord, aMetreProduct } from '#tests/contract/store-api/products.ts'
import { aCustomer } from '#tests/contract/store-api/customer.ts'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { refusalIn, refusalOf, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

const NOT_LOGGED_IN = { status: 403, codes: ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'] }
const WRITTEN = {
  title: 'Hält, was es soll',
  content: 'Lässt sich gut schneiden und hält auch nach dem dritten Waschen noch dicht.',
  points: 4,
}

const write = (visitor: Visitor, productId: string, body: typeof WRITTEN = WRITTEN) =>
  visitor.invoke('saveProductReview post /product/{productId}/review', {
    pathParams: { productId },
    body,
  })
const read = async (visitor: Visitor, productId: string) =>
  (
    await visitor.invoke('readProductReviews post /product/{productId}/reviews', {
      pathParams: { productId },
      body: {},
    })
  ).data.elements ?? []

/** The id for all reviews of a reviewed product. */
async function reviewed(): Promise<string> {
  const isRated = ({ ratingAverage }: { ratingAverage?: number }) => Boolean(ratingAverage)
  const { id, parentId } = await aProductRecord('an article with reviews', isRated)
  return parentId ?? id
}

test('everyone can read approved reviews', async () => {
  const reviews = await read(aVisitor(), await reviewed())
  expect(reviews.length).toBeGreaterThan(0)
  for (const { status, points = 0, title } of reviews) {
    expect(status).toBe(true)
    expect(title).toBeTruthy()
    expect(points).toBeGreaterThanOrEqual(1)
    expect(points).toBeLessThanOrEqual(5)
  }
})

test('reviews can be filtered, sorted, paged and counted by points', async () => {
  const body = {
    limit: 1,
    sort: [{ field: 'points', order: 'DESC' }],
    'total-count-mode': 1,
    aggregations: [{ name: 'ratingMatrix', type: 'terms', field: 'points' }],
  }
  const { status, body: response } = await aVisitor().call(
    'POST',
    `/product/${await reviewed()}/reviews`,
    body,
  )
  expect(status).toBe(200)
  const { total, elements, aggregations } = z
    .object({
      total: z.int(),
      elements: z.array(z.object({ points: z.number() })),
      aggregations: z.object({
        ratingMatrix: z.object({ buckets: z.array(z.object({ count: z.int() })) }),
      }),
    })
    .parse(response)
  expect(elements).toHaveLength(1)
  const counted = aggregations.ratingMatrix.buckets.reduce((sum, { count }) => sum + count, 0)
  expect(counted).toBe(total)
})

test('GET of reviews returns the same', async () => {
  const { status, body } = await aVisitor().call(
    'GET',
    `/product/${await reviewed()}/reviews?limit=1`,
  )
  expect([status, body]).toMatchObject([200, { elements: [{ apiAlias: 'product_review' }] }])
})

test('a customer’s review needs approval, is visible to its author, and is one per product', async () => {
  const { id } = await aMetreProduct()
  const { visitor } = await aCustomer()
  await write(visitor, id)
  const own = (await read(visitor, id)).find(({ status }) => !status)
  expect(own).toMatchObject(WRITTEN)
  expect((await read(aVisitor(), id)).map((review) => review.id)).not.toContain(own?.id)
  await write(visitor, id)
  const all = await read(visitor, id)
  expect(all.filter(({ status }) => !status)).toHaveLength(1)
})

test('a short review is refused at its fields', async () => {
  const { visitor } = await aCustomer()
  const { id } = await aMetreProduct()
  const refusal = await refusalOf(write(visitor, id, { title: 'Gut', content: 'Gut.', points: 6 }))
  expect(violations(refusal)).toEqual({
    '/title': 'VIOLATION::TOO_SHORT_ERROR',
    '/content': 'VIOLATION::TOO_SHORT_ERROR',
    '/points': 'VIOLATION::TOO_HIGH_ERROR',
  })
})

test('visitors and guests cannot review, and a missing product cannot be reviewed', async () => {
  const { id } = await aMetreProduct()
  expect(await refusalOf(write(aVisitor(), id))).toMatchObject(NOT_LOGGED_IN)
  const guest = aVisitor()
  await aGuest(guest)
  expect(await refusalOf(write(guest, id))).toMatchObject(NOT_LOGGED_IN)
  const { visitor } = await aCustomer()
  expect(await refusalOf(write(visitor, UNKNOWN_ID))).toMatchObject({ status: 404 })
  const broken = await visitor.call('POST', '/product/..%2F..%2Fetc/review', WRITTEN)
  expect(refusalIn(broken).status).toBeLessThan(500)
})
