import assets from 'virtual:client-assets'
import type { Locale } from '#shared/i18n/locales.ts'
import { countFilters } from '#shared/domain/listing.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { ListingQuery, listingSearch, SearchQuery } from '#worker/listing/listing-query.ts'
import { readReviewQuery, reviewParams } from '#worker/pages/product/review-query.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

/**
 * Parameters that change a page, beside those of listings and reviews. All others, tracking too,
 * do not reach the key.
 */
const KNOWN = ['quantity', 'metres', 'search', 'exact'] as const
/** Sitemaps, feeds and their like: of all parameters only the page changes them. */
const FILE = /\.(?:xml|txt|atom)$/

/** Later pages of a list are rendered on request and not kept. */
const MAX_KEPT_PAGE = 20
/** A listing with more filters is hardly asked for twice. */
const MAX_STORED_FILTERS = 3
const MAX_KEY_LENGTH = 600

export type PageAddress = {
  /** The shop and the version of its catalogue. */
  readonly edition: string
  readonly locale: Locale
  readonly segment: PriceSegment
  /** What the page is wanted as; a page that has no Markdown answers HTML to both. */
  readonly representation: 'html' | 'markdown'
  readonly path: string
  /** As it stands in the address, beginning with `?`; empty where there is none. */
  readonly query: string
}

/** The canonical key of a page's template, or null for a page that is not worth keeping. */
export function pageKey(requested: PageAddress): string | null {
  const { edition, locale, segment, representation } = requested
  const known = knownQuery(requested)
  if (known === null) return null
  const parts = [assets.buildId, edition, locale, segment, representation]
  // Encoded, as the Cache API would read a backslash or dots in it as another path.
  const path = encodeURIComponent(requested.path)
  const key = `https://template.invalid/${parts.join('/')}/${path}?${known}`
  return key.length > MAX_KEY_LENGTH ? null : key
}

/** The canonical queries of those read before, as most visitors follow the same links. */
const read = new Map<string, string | null>()
const MAX_READ = 1_000
const LONGEST_READ = 200

/** The parameters that change the page; null for a page that is not worth keeping. */
function knownQuery({ path, query, locale }: PageAddress): string | null {
  // Most addresses have no query, and nothing needs to be read of it.
  if (query === '') return ''
  const kind = FILE.test(path) ? 'file' : locale
  const name = `${kind} ${query}`
  const before = read.get(name)
  if (before !== undefined) return before
  const params = new URLSearchParams(query)
  const known = kind === 'file' ? pageOnly(params) : ofPage(params, locale)
  const text = known && String(known)
  if (name.length <= LONGEST_READ) {
    if (read.size >= MAX_READ) read.clear()
    read.set(name, text)
  }
  return text
}

/** Those of a page, in one order. */
function ofPage(requested: URLSearchParams, locale: Locale): URLSearchParams | null {
  const query = listingQueryOf(requested)
  const filters = readFilters(requested, locale)
  if (query.p > MAX_KEPT_PAGE || countFilters(filters) > MAX_STORED_FILTERS) return null
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
