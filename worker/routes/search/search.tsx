import type { Context } from 'hono'
import { articleHref } from '#client/ui/article-href.ts'
import { Searched } from '#client/ui/words/searched-context.ts'
import { numberKeyOf } from '#shared/search/article-number.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { pathsFor, routes, urls } from '#shared/urls.ts'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import { findCategories } from '#worker/rendering/find-categories.ts'
import { countFilters } from '#shared/domain/listing.ts'
import { readFilters } from '#worker/listing/filter-params.ts'
import { heededFilters } from '#worker/listing/heeded-filters.ts'
import { listingSearch, SearchQuery } from '#worker/listing/listing-query.ts'
import { firstPlates } from '../../pages/listing/first-plates.ts'
import { NothingFound } from '../../pages/search/nothing-found.tsx'
import { SearchPage } from '../../pages/search/search-page.tsx'
import { behindTheLastPage } from '#worker/rendering/behind-the-last-page.ts'
import { renderPage } from '#worker/rendering/render.tsx'
import { searchTermOf } from '#worker/rendering/search-term.ts'
import { shopNavigation } from '#worker/rendering/shop-navigation.ts'
import { storeApiFailed } from '../forms/store-api-failed.ts'
import { postsAbout } from './posts-about.ts'

/**
 * The results for a term: a listing with the same filters, sortings and pages. Any term is
 * possible, so results are cached as pages, never in KV.
 */
export const search = factory.createApp().on('GET', routes.page('search'), async (c) => {
  const term = searchTermOf(c)
  if (term === '') return showNothing(c, term, 0)
  const { services, locale } = c.var
  const query = SearchQuery.parse(c.req.query())
  const asked = readFilters(new URL(c.req.url).searchParams, locale)
  const wanted = { typed: term, exactly: c.req.query('exact') === '1' }
  const page = { page: query.p, limit: query.limit, order: query.order }

  const [found, posts, categories] = await Promise.all([
    services.storeApi.search.articles(locale, wanted, page, asked),
    postsAbout(c, term, 1),
    findCategories(c, term),
  ])
  if (!found.ok) return storeApiFailed(c, found.error)
  const listing = found.value.data
  const filters = heededFilters(asked, listing)
  const isFirstView = query.p === 1 && countFilters(filters) === 0
  if (query.p > 1 && listing.elements.length === 0) return behindTheLastPage(c)
  const article = isFirstView ? numbered(listing, term) : null
  if (article) {
    c.header('Cache-Control', 'no-store')
    return c.redirect(articleHref(locale, article), 302)
  }
  if (isFirstView && listing.total === 0) return showNothing(c, term, posts?.total ?? 0)

  const corrected = listing.extensions?.ripstop_search?.corrected ?? null
  return renderPage(
    c,
    <Searched value={corrected ?? term}>
      <SearchPage
        {...{ term, corrected, listing, query, filters, categories }}
        posts={posts?.total ?? null}
      />
    </Searched>,
    {
      ...headOf(c, term),
      sheet: query.view === 'select' ? 'other' : 'listing',
      firstPictures: firstPlates(listing),
      keeps: keptQuery(c, listingSearch(query, filters, 'score')),
    },
  )
})

/** What the language switch keeps beside the term. */
function keptQuery(c: Context<AppEnv>, state: string): string {
  if (c.req.query('exact') !== '1') return state
  return state === '' ? '?exact=1' : `${state}&exact=1`
}

async function showNothing(c: Context<AppEnv>, term: string, posts: number): Promise<Response> {
  const { main: aisles } = await shopNavigation(c)
  const { SHOP_EMAIL: email } = c.var.vars
  return renderPage(c, <NothingFound {...{ term, posts, aisles, email }} />, headOf(c, term))
}

function headOf(c: Context<AppEnv>, term: string) {
  const { t } = c.var
  return {
    title: term ? t('search.title', { term }) : t('shell.search'),
    robots: 'noindex, follow',
    paths: pathsFor((each) => urls.search(each, term)),
    searched: term,
  }
}

/** The article whose number was typed, if it was one. */
function numbered({ elements: [first] }: ProductListing, term: string) {
  return first && numberKeyOf(term) === first.productNumber.toLowerCase() ? first : null
}
