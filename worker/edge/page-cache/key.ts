import assets from 'virtual:client-assets'
import type { Locale } from '#shared/i18n/locales.ts'
import { countFilters } from '#shared/domain/listing.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { ListingQuery, listingSearch, SearchQuery } from '#worker/listing/listing-query.ts'
import { readReviewQuery, reviewParams } from '#worker/pages/product/review-query.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

/**
 * Query parameters that change a page, in addition to those of listings and reviews. Other
 * parameters, such as tracking, are not part of the key.
 */
const KNOWN = ['quantity', 'metres', 'search', 'exact'] as const
/** Sitemaps, feeds and similar files. Only the parameter `p` changes them. */
const FILE = /\.(?:xml|txt|atom)$/

/** Later pages of a list are rendered for each request and not cached. */
const MAX_CACHED_PAGE = 20
/** Listings with more filters are rarely requested twice. */
const MAX_STORED_FILTERS = 3
const MAX_KEY_LENGTH = 600

export type PageAddress = {
  readonly origin: string
  /** The shop and the version of its catalogue. */
  readonly edition: string
  readonly locale: Locale
  readonly segment: PriceSegment
  /** The requested format. A page without a Markdown version responds with HTML to both. */
  readonly representation: 'html' | 'markdown'
  readonly path: string
  /** The query as in the address, with the leading `?`; empty without a query. */
  readonly query: string
}

/**
 * The cache key of a page's template; null if the page should not be cached. Cloudflare caches a
 * key with the origin of its zone best, and can purge it.
 */
export function pageKey(requested: PageAddress): string | null {
  const { origin, edition, locale, segment, representation } = requested
  const known = knownQuery(requested)
  if (known === null) return null
  const parts = [assets.buildId, edition, locale, segment, representation]
  // Encoded, because the Cache API would normalize a backslash or dots to another path.
  const path = encodeURIComponent(requested.path)
  const key = `${origin}/_t/${parts.join('/')}/${path}?${known}`
  return key.length > MAX_KEY_LENGTH ? null : key
}

/** The normalized parameters that change the page; null if the page should not be cached. */
function knownQuery({ path, query, locale }: PageAddress): string | null {
  // Most addresses have no query.
  if (query === '') return ''
  const params = new URLSearchParams(query)
  const known = FILE.test(path) ? pageOnly(params) : ofPage(params, locale)
  return known && String(known)
}

/** The known parameters of a page in a fixed order. */
function ofPage(requested: URLSearchParams, locale: Locale): URLSearchParams | null {
  const query = listingQueryOf(requested)
  const filters = readFilters(requested, locale)
  if (query.p > MAX_CACHED_PAGE || countFilters(filters) > MAX_STORED_FILTERS) return null
  // Default and empty parameters are left out.
  const defaultOrder = requested.has('search') ? 'score' : undefined
  const known = new URLSearchParams(listingSearch(query, filters, defaultOrder))
  for (const [name, value] of reviewParams(readReviewQuery(requested))) known.set(name, value)
  for (const name of KNOWN) {
    const value = requested.get(name)
    if (value !== null) known.set(name, value.trim())
  }
  return known
}

function pageOnly(query: URLSearchParams): URLSearchParams {
  const page = query.get('p')
  return new URLSearchParams(page === null ? {} : { p: page })
}

function listingQueryOf(query: URLSearchParams): ListingQuery | SearchQuery {
  const names = Object.keys(ListingQuery.shape)
  const Query = query.has('search') ? SearchQuery : ListingQuery
  return Query.parse(Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined])))
}
