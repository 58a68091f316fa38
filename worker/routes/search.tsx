import { PAGE_PATHS, urls } from '#shared/urls.ts'
import { factory } from '../context.ts'
import { ListingQuery } from '../pages/listing/listing-query.ts'
import { SearchPage } from '../pages/search/search-page.tsx'
import { renderPage } from '../render.tsx'
import { shopNavigation } from '../shop-navigation.ts'
import { everyLocale } from './every-locale.ts'
import { storeApiFailed } from './forms/store-api-failed.ts'

const MAX_TERM_LENGTH = 80
const PAGE_SIZE = 24

/** The header's search. Any term is possible, so what it found is kept as a page, never in KV. */
export const search = factory
  .createApp()
  .on('GET', everyLocale(PAGE_PATHS.search.de), async (c) => {
    const { services, locale, t } = c.var
    const term = (c.req.query('search') ?? '').trim().slice(0, MAX_TERM_LENGTH)
    const query = { ...ListingQuery.parse(c.req.query()), limit: PAGE_SIZE } as const

    const found =
      term === ''
        ? null
        : await services.storeApi.catalogue.search(locale, term, {
            page: query.p,
            limit: PAGE_SIZE,
          })
    if (found && !found.ok) return storeApiFailed(c, found.error)
    const { elements: products, total } = found?.value.data ?? { elements: [], total: 0 }

    const { main: aisles } = await shopNavigation(c)
    return renderPage(c, <SearchPage {...{ term, products, total, query, aisles }} />, {
      title: term ? t('catalogue.searchTitle', { term }) : t('shell.search'),
      robots: 'noindex, follow',
      paths: {
        de: urls.search('de', term),
        en: urls.search('en', term),
      },
      searched: term,
    })
  })
