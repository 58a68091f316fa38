import type { Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import {
  decideReview,
  findReview,
  latestReviews,
  type ReviewRow,
} from '#worker/backend/review/stored-reviews.ts'
import { listLimit } from './list-limit.ts'

type C = Context<BackendEnv>

const Search = z.object({
  state: z.enum(['waiting', 'approved', 'refused']).nullable().catch(null),
  limit: listLimit(50),
})
/** The start of an id, which identifies a review if it is unique. */
const SHORT_ID = /^[0-9a-f]{6,32}$/

/** Reviews for operators: list, approve, refuse. A decision can be changed later. */
export const reviewOps = backendFactory
  .createApp()
  .get('/_ops/reviews', async (c) => {
    const search = Search.parse({ limit: c.req.query('limit'), state: c.req.query('state') })
    const reviews = await latestReviews(c.env.DB, search)
    return c.json({ reviews: reviews.map(summary) })
  })
  .post('/_ops/reviews/:id/approve', (c) => decide(c, 'approved'))
  .post('/_ops/reviews/:id/refuse', (c) => decide(c, 'refused'))

async function decide(c: C, state: 'approved' | 'refused'): Promise<Response> {
  const id = (c.req.param('id') ?? '').toLowerCase()
  const review = SHORT_ID.test(id) ? await findReview(c.env.DB, id) : null
  if (!review) {
    const detail = `No review, or more than one, has the id ${id.slice(0, 40)}.`
    return storeApiError(c, { status: 404, code: '0', detail })
  }
  await decideReview(c.env.DB, review.publicId, state)
  return c.json({ changed: review.state !== state, review: summary({ ...review, state }) })
}

function summary({ publicId, number, state, record, ...row }: ReviewRow) {
  const { points, author, language, title, text } = record
  return {
    id: publicId,
    number,
    state,
    points,
    author,
    language,
    title: title[language],
    text: text[language],
    writtenAt: row.updatedAt ?? row.createdAt,
    byCustomer: row.customerId !== null,
  }
}
