import { Hono, type Context } from 'hono'
import { FOOTER_CATEGORY_ID, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import type { Result } from '#shared/domain/result.ts'
import { criteriaError } from '#worker/backend/http/criteria/responses.ts'
import type { CriteriaError } from '#worker/backend/http/criteria/filter.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import {
  respondWithListing,
  listingRequest,
  listingStruct,
  type Listed,
} from './respond-with-listing.ts'
import { categoryNotFound } from '../structs/category-not-found.ts'
import { currentSnapshot } from '../snapshot/current.ts'
import { hasCloth } from '../snapshot/cloth-ranks.ts'
import { rankOf } from '../snapshot/price-view.ts'
import { rowsOfCategory, type Snapshot } from '../snapshot/snapshot.ts'
import { sortingOf, sortingStructs } from './sortings.ts'
import { priceViewOf, structContext } from '../structs/struct-context.ts'

/**
 * The listing of a category: parent products, sorted, filtered and counted
 * (docs/store-api.md#listings).
 */
export const listingRoutes = new Hono<BackendEnv>().on(
  ['GET', 'POST'],
  '/product-listing/:categoryId',
  (c) => respondWithListingPage(c),
)

async function respondWithListingPage(c: Context<BackendEnv>): Promise<Response> {
  const id = c.req.param('categoryId') ?? ''
  const request = listingRequest(c.var.input, varsOf(c.env).LISTING_LIMIT)
  if (!request.ok) return criteriaError(c, request.error)
  const listed = await listedIn(c, id)
  if (!listed) return categoryNotFound(c, id, 'PRODUCT__CATEGORY_NOT_FOUND')
  return respondWithListing(c, request.value, listed)
}

/**
 * The listing of a category inside its layout, with the request's filters. Throws an `Error` if the
 * snapshot lacks the category.
 */
export async function categoryListing(
  c: Context<BackendEnv>,
  id: string,
): Promise<Result<object, CriteriaError>> {
  const request = listingRequest(
    { ...c.var.input, associations: undefined },
    varsOf(c.env).LISTING_LIMIT,
  )
  if (!request.ok) return request
  const listed = await listedIn(c, id)
  if (!listed) throw new Error(`Category ${id} is in no snapshot`)
  return listingStruct(c, request.value, listed)
}

async function listedIn(c: Context<BackendEnv>, id: string): Promise<Listed | null> {
  const snapshot = await currentSnapshot(c.env)
  const rows = rowsIn(snapshot, id)
  if (!rows) return null
  const sorting = sortingOf(c.var.input.order)
  return {
    snapshot,
    rows,
    ...rankOf(sorting, snapshot, priceViewOf(await structContext(c))),
    sorting,
    availableSortings: sortingStructs(c.var.language.locale, hasCloth(snapshot.cloth, rows)),
    about: { navigationId: id },
  }
}

/** The root contains all products, the footer's root none. */
function rowsIn(snapshot: Snapshot, id: string): Uint32Array | null {
  if (id === ROOT_CATEGORY_ID) return Uint32Array.from(snapshot.columns.id.keys())
  if (id === FOOTER_CATEGORY_ID) return new Uint32Array()
  return rowsOfCategory(snapshot, id)
}
