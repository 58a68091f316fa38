import type { Context } from 'hono'
import { decimalFromCents } from '#shared/domain/money.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { parseAssociations, type RequestedAssociations } from '#worker/backend/http/associations.ts'
import { criteriaError, readAssociations } from '#worker/backend/http/criteria/responses.ts'
import { parseCriteria, type Criteria } from '#worker/backend/http/criteria/criteria.ts'
import type { CriteriaError } from '#worker/backend/http/criteria/filter.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { isInternal } from '#worker/backend/http/limit-expensive-calls.ts'
import type { BackendEnv, Input } from '#worker/backend/http/env.ts'
import { catalogueVersion } from '#worker/runtime/catalogue-version.ts'
import { productsByRowId } from '../products/products-by-id.ts'
import { cardRows, getCachedCardRows, type RequestedCard } from '../products/card-rows.ts'
import { loadCards } from '../products/load-cards.ts'
import { aggregations, listingExtension } from './listing-aggregations.ts'
import { choiceOf } from './listing-choice.ts'
import { isOn, parseRequestedFilters, type RequestedFilters } from './requested-filters.ts'
import { filterRows } from './narrowed-rows.ts'
import { categoryContext } from '../categories/category-struct.ts'
import { productsOf } from '../categories/product-relations.ts'
import { queryListing, MAX_FILTERS } from '../snapshot/listing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { priceViewOf, structContext } from '../structs/struct-context.ts'

/** Associations that every listing returns, requested or not. */
const OF_ANY_LISTING: RequestedAssociations = { manufacturer: {}, options: { group: {} } }

/** Shopware's error for an invalid page number. */
const NO_PAGE: CriteriaError = {
  code: '0',
  pointer: null,
  detail: 'Input value "p" is invalid and flag "FILTER_NULL_ON_FAILURE" was not set.',
}

export type ListingRequest = Readonly<{
  criteria: Criteria
  filters: RequestedFilters
  /** Associations of the products. */
  asked: RequestedAssociations
  wants: Readonly<{ elements: boolean; aggregations: boolean; reduced: boolean }>
}>

/** The rows to list, and their sorting. */
export type Listed = Readonly<{
  snapshot: Snapshot
  /** Ascending. */
  rows: Uint32Array
  rank: Uint32Array
  descending: boolean
  sorting: string
  availableSortings: readonly object[]
  /** Additional values of `currentFilters`: `navigationId` or `search`. */
  about: Readonly<Record<string, unknown>>
  /** Further extensions of the response. */
  extensions?: Readonly<Record<string, object>>
}>

/**
 * Parses the request of a listing before any lookup. Fails for a malformed one. `defaultLimit` is
 * the setting LISTING_LIMIT.
 */
export function listingRequest(
  input: Input,
  defaultLimit: number,
): Result<ListingRequest, CriteriaError> {
  // Listings have the page parameter `p`; the official client sends `page`.
  const page = input.p ?? input.page ?? 1
  if (!Number.isFinite(Number(page))) return fail(NO_PAGE)
  const paging = { page: Math.max(1, Number(page)), limit: input.limit ?? defaultLimit }
  const criteria = parseCriteria({ ...input, ...paging })
  if (!criteria.ok) return criteria
  const filters = parseRequestedFilters(input)
  if (!filters.ok) return filters
  const wants = {
    elements: !isOn(input['only-aggregations']),
    aggregations: !isOn(input['no-aggregations']),
    reduced: input['reduce-aggregations'] !== undefined,
  }
  const requested = { ...OF_ANY_LISTING, ...parseAssociations(input.associations) }
  return ok({ criteria: criteria.value, filters: filters.value, asked: requested, wants })
}

/** Responds with a listing of the Store API. */
export async function respondWithListing(
  c: Context<BackendEnv>,
  request: ListingRequest,
  listed: Listed,
): Promise<Response> {
  const known = readAssociations(c, 'product')
  if (!known.ok) return known.error
  const found = await listingStruct(c, request, listed)
  return found.ok ? respond(c, found.value) : criteriaError(c, found.error)
}

/**
 * A Store API listing over some rows: filters, counts and the page (docs/store-api.md#listings).
 */
export async function listingStruct(
  c: Context<BackendEnv>,
  { criteria, filters, asked: requested, wants }: ListingRequest,
  listed: Listed,
): Promise<Result<object, CriteriaError>> {
  const { snapshot, rank, descending } = listed
  const { locale } = c.var.language
  const context = await structContext(c)
  const choice = choiceOf(snapshot, filters, priceViewOf(context))
  if (choice.options.length + choice.ranges.length > MAX_FILTERS) {
    const detail = `More than ${MAX_FILTERS} filters at once.`
    const code = 'FRAMEWORK__INVALID_FILTER_QUERY'
    return fail({ code, pointer: '/properties', detail })
  }
  const narrowed = await filterRows(c.env, listed, criteria, categoryContext(c))
  if (!narrowed.ok) return narrowed
  const { rows, aggregations: counted } = narrowed.value
  const { page, limit } = criteria
  const query = { rows, rank, descending, page, limit, ...choice }
  const found = queryListing(snapshot, query)
  // Copied, because the next query overwrites the snapshot's counters.
  const counts = { count: found.count.slice(), measures: found.measures }
  const hasFilters = choice.options.length + choice.ranges.length > 0
  // Filters are post-filters. Aggregations ignore them unless the request reduces them.
  const all =
    hasFilters && !wants.reduced
      ? queryListing(snapshot, { ...query, options: [], ranges: [] })
      : counts
  const facets = wants.aggregations
    ? {
        aggregations: mapOf({
          ...aggregations(snapshot, all, filters, priceViewOf(context)),
          ...counted,
        }),
        extensions: { ripstop: listingExtension(snapshot, counts, locale), ...listed.extensions },
      }
    : { aggregations: [], ...(listed.extensions && { extensions: listed.extensions }) }

  const ids = wants.elements ? found.ids : []
  // A card shows only the first picture. A request for all pictures loads whole products.
  const products = requested.media
    ? await productsByRowId(c.env.DB, ids)
    : await loadCards(snapshot, ids, varsOf(c.env).settings, await readerOf(c, snapshot))
  return ok({
    entity: 'product',
    total: found.total,
    page,
    limit,
    ...facets,
    elements: await productsOf(c, products, requested),
    sorting: listed.sorting,
    availableSortings: listed.availableSortings,
    currentFilters: { ...listed.about, ...currentFilters(filters) },
    streamId: null,
    states: [],
    apiAlias: 'product_listing',
  })
}

/** The source of card rows. For the shop's own pages they may be some seconds old. */
async function readerOf(c: Context<BackendEnv>, snapshot: Snapshot) {
  const { DB: db, KV: kv } = c.env
  if (!isInternal(c.req.raw))
    return (requested: readonly RequestedCard[]) => cardRows(db, requested)
  const now = Date.now()
  const version = await catalogueVersion(kv, now)
  return (requested: readonly RequestedCard[]) =>
    getCachedCardRows(db, requested, { snapshot, version, now })
}

/** PHP serializes an empty map as a list. */
const mapOf = (entries: object): object => (Object.keys(entries).length === 0 ? [] : entries)

function currentFilters({ manufacturers, price, rating, properties, flags }: RequestedFilters) {
  return {
    manufacturer: manufacturers,
    // The schema requires numbers: 0 is no bound.
    price: { min: decimalFromCents(price.min ?? 0), max: decimalFromCents(price.max ?? 0) },
    rating,
    'shipping-free': flags.includes('shippingFree'),
    properties,
  }
}
