import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { ListingResults } from '../listing/listing-results.tsx'
import type { SearchQuery } from '#worker/listing/listing-query.ts'
import { useMessages } from '../use-messages.ts'
import { SearchTabs } from './search-tabs.tsx'

type SearchPageProps = {
  /** As typed. */
  readonly term: string
  /** What was searched for instead, as the term itself finds nothing. */
  readonly corrected: string | null
  readonly listing: ProductListing
  readonly query: SearchQuery
  readonly filters: ListingFilters
  readonly categories: readonly FoundCategory[]
  /** How many posts of the blog there are about it; null where there is no blog. */
  readonly posts: number | null
}

/** The products that were found for a term. */
export function SearchPage(props: SearchPageProps) {
  const { term, corrected, listing, query, filters, categories, posts } = props
  const { locale, t } = useMessages()
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
        articleCount={null}
      />
    </div>
  )
}

/** A category whose name has what was searched for. */
export type FoundCategory = {
  readonly id: string
  readonly name: string
  readonly href: string
  /** How many products hang on it, where that is known. */
  readonly count: number | null
}
