import type { Context } from 'hono'
import { productHref } from '#client/ui/product-href.ts'
import { Searched } from '#client/ui/messages/searched-context.ts'
import { numberKey } from '#shared/domain/product-number.ts'
import { numberKeysOf } from '#shared/search/product-number.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { findCategories } from '#worker/rendering/navigation/find-categories.ts'
import { countFilters, type ListingFilters } from '#shared/domain/listing.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { keepAppliedFilters } from '#worker/listing/keep-applied-filters.ts'
import { listingSearch, SearchQuery } from '#worker/listing/listing-query.ts'
import { firstCards } from '../../pages/listing/first-cards.ts'
import { NothingFound } from '../../pages/search/nothing-found.tsx'
import { SearchPage } from '../../pages/search/search-page.tsx'
import { respondPageOutOfRange } from '#worker/rendering/page-out-of-range.ts'
import type { PageHead, Section } from '#worker/rendering/page.ts'
import { respondWithPage } from '#worker/rendering/respond-with-page.ts'
import { started } from '#worker/rendering/started.ts'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { shopNavigation } from '#worker/rendering/navigation/shop-navigation.ts'
import { requireData } from '../forms/store-api-failed.ts'
import { postsAbout } from './posts-about.ts'

/**
 * The results for a term: a listing with the same filters, sortings and pages. Terms are countless,
 * so results are cached as pages, never in KV.
 */
export const search = factory.createApp().on('GET', routes.page('search'), async (c) => {
  const term = searchTermOf(c)
  const query = SearchQuery.parse(c.req.query())
  const requested = readFilters(new URL(c.req.url).searchParams, c.var.locale)
  const isFirstView = query.p === 1 && countFilters(requested) === 0
  const page = {
    sheet: query.view === 'select' ? 'other' : 'listing',
    searched: term,
    head: headOf(c, term, preservedQuery(c, listingSearch(query, requested, 'score'))),
  } as const
  if (term === '') return respondWithPage(c, { ...page, main: [nothingFound(c, term, 0)] })

  const results = loadResults(c, term, query, requested)
  // A product number redirects to its product. A later page may be after the last one.
  if (query.p > 1 || (isFirstView && /\d/.test(term))) {
    const listing = await results.listing
    if (query.p > 1 && listing.elements.length === 0) return respondPageOutOfRange(c)
    const product = isFirstView ? numbered(listing, term) : null
    if (product) {
      c.header('Cache-Control', 'no-store')
      return c.redirect(productHref(c.var.locale, product), 302)
    }
  }
  return respondWithPage(c, {
    ...page,
    main: [showResults(c, term, { query, asked: requested }, results)],
  })
})

type Chosen = { readonly query: SearchQuery; readonly asked: ListingFilters }

function loadResults(c: Context<AppEnv>, term: string, query: SearchQuery, sought: ListingFilters) {
  const { services, locale } = c.var
  const requested = { typed: term, exactly: c.req.query('exact') === '1' }
  const page = { page: query.p, limit: query.limit, order: query.order }
  return started({
    listing: services.storeApi.search
      .products(locale, requested, page, sought)
      .then((found) => requireData(c, found)),
    posts: postsAbout(c, term, 1),
    categories: findCategories(c, term),
  })
}

async function showResults(
  c: Context<AppEnv>,
  term: string,
  { query, asked: requested }: Chosen,
  results: ReturnType<typeof loadResults>,
): Promise<Section> {
  const [listing, posts, categories] = await Promise.all([
    results.listing,
    results.posts,
    results.categories,
  ])
  const filters = keepAppliedFilters(requested, listing)
  const isFirstView = query.p === 1 && countFilters(filters) === 0
  if (isFirstView && listing.total === 0) return nothingFound(c, term, posts?.total ?? 0)
  const corrected = listing.extensions?.ripstop_search?.corrected ?? null
  return {
    content: (
      <Searched value={corrected ?? term}>
        <SearchPage
          {...{ term, corrected, listing, query, filters, categories }}
          posts={posts?.total ?? null}
        />
      </Searched>
    ),
    firstPictures: firstCards(listing),
  }
}

async function nothingFound(c: Context<AppEnv>, term: string, posts: number): Promise<Section> {
  const { main: mainCategories } = await shopNavigation(c)
  const { SHOP_EMAIL: email } = c.var.vars
  return { content: <NothingFound {...{ term, posts, mainCategories, email }} /> }
}

/** The parameters that the language switch preserves, in addition to the term. */
function preservedQuery(c: Context<AppEnv>, state: string): string {
  if (c.req.query('exact') !== '1') return state
  return state === '' ? '?exact=1' : `${state}&exact=1`
}

function headOf(c: Context<AppEnv>, term: string, keeps: string): PageHead {
  const { t } = c.var
  return {
    title: term ? t('search.title', { term }) : t('shell.search'),
    robots: 'noindex, follow',
    paths: pathsFor((each) => urls.search(each, term)),
    keeps,
  }
}

/** The product whose number equals the term, if there is one. */
function numbered({ elements: [first] }: ProductListing, term: string) {
  return first && numberKeysOf(term).includes(numberKey(first.productNumber)) ? first : null
}
