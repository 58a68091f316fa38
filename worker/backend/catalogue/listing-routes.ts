import { Hono, type Context } from 'hono'
import { criteriaError } from '#worker/backend/http/criteria/answers.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { answerRows, listingRequest } from './answer-rows.ts'
import { categoryNotFound } from './category-routes.ts'
import { currentSnapshot } from './snapshot/current.ts'
import { rankOf } from './snapshot/rank.ts'
import { rowsOfCategory } from './snapshot/snapshot.ts'
import { sortingOf, sortingStructs } from './sortings.ts'
import { readingOf, structContext } from './struct-context.ts'

/** The page of a category: families in order, filtered and counted (contract 5). */
export const listingRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/product-listing/:categoryId',
  (c) => answerListing(c),
)

async function answerListing(c: Context<BackendEnv>): Promise<Response> {
  const id = c.req.param('categoryId') ?? ''
  const request = listingRequest(c.var.input)
  if (!request.ok) return criteriaError(c, request.error)
  const snapshot = await currentSnapshot(c.env)
  const rows = rowsOfCategory(snapshot, id)
  if (!rows) return categoryNotFound(c, id)
  const { locale } = c.var.language
  const sorting = sortingOf(c.var.input.order)
  return answerRows(c, request.value, {
    snapshot,
    rows,
    ...rankOf(sorting, snapshot.columns, readingOf(structContext(c))),
    sorting,
    availableSortings: sortingStructs(locale),
    about: { navigationId: id },
  })
}
