import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ListingResults } from '../listing/listing-results.tsx'
import type { SearchQuery } from '#worker/listing/listing-query.ts'
import { useMessages } from '../use-messages.ts'
import { RelaxedSearch } from './relaxed-search.tsx'
import { SearchTabs } from './search-tabs.tsx'

type SearchPageProps = {
  /** The entered term. */
  readonly term: string
  /** The corrected term, if the entered one has no results. */
  readonly corrected: string | null
  readonly listing: ProductListing
  readonly query: SearchQuery
  readonly filters: ListingFilters
  readonly categories: readonly FoundCategory[]
  /** The number of blog posts about it; null without a blog. */
  readonly posts: number | null
}

/** The products for a search term. */
export function SearchPage(props: SearchPageProps) {
  const { term, corrected, listing, query, filters, categories, posts } = props
  const { locale, t } = useMessages()
  const relaxed = listing.extensions?.ripstop_search?.relaxed
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('shell.search') }]} />
      <div className="title-row">
        <div>
          <h1>{withSoftHyphens(t('search.title', { term: corrected ?? term }))}</h1>
          {corrected && (
            <p className="lead">
              {t('search.corrected', { typed: term, term: corrected })}{' '}
              <a href={urls.searchExactly(locale, term)} rel="nofollow">
                {t('search.literally', { typed: term })}
              </a>
            </p>
          )}
          {relaxed && <RelaxedSearch {...relaxed} />}
        </div>
        {categories.length > 0 && (
          <nav className="chips" aria-label={t('search.inCategories')}>
            {categories.map(({ id, name, href, count }) => (
              <a key={id} className="chip" href={href}>
                {`${name} `}
                {count !== null && <span className="quiet">{count}</span>}
              </a>
            ))}
          </nav>
        )}
      </div>
      <SearchTabs term={term} shown="articles" products={listing.total} posts={posts} />
      <ListingResults
        address={{ path: urls.page(locale, 'search'), searched: term }}
        {...{ listing, query, filters }}
        filterGroups={[]}
        productCount={null}
      />
    </div>
  )
}

/** A category whose name contains the term. */
export type FoundCategory = {
  readonly id: string
  readonly name: string
  readonly href: string
  /** The number of its products; null if unknown. */
  readonly count: number | null
}
