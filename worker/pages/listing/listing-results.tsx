import { ArticlePlate } from '../product-card/listing-card.tsx'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../use-messages.ts'
import { activeFilters, FilterChips } from './filter-chips.tsx'
import { facetsOf } from './facets.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import { EAGER_PLATES } from './first-cards.ts'
import { Filters } from './filters.tsx'
import {
  type ListingAddress,
  listingHref,
  type ListingQuery,
  type SearchQuery,
} from '#worker/listing/listing-query.ts'
import { Pager } from './pager.tsx'
import { Toolbar } from './toolbar.tsx'
import { PickList } from '../bulk-actions/selectable-list.tsx'

type ArticlesProps = {
  readonly address: ListingAddress
  readonly listing: ProductListing
  readonly query: ListingQuery | SearchQuery
  readonly filters: ListingFilters
  readonly filterGroups: readonly string[]
  readonly articleCount: number | null
}

/** Filters that leave nothing: the way back to all of it, and one to something else. */
function NothingLeft({ reset }: { readonly reset: string }) {
  const { locale, t } = useWords()
  return (
    <div className="empty">
      <h3>{t('catalogue.nothingLeftTitle')}</h3>
      <p>{t('catalogue.nothingLeft')}</p>
      <p className="row">
        <a className="btn" href={reset}>
          {t('catalogue.resetFilters')}
        </a>
        <a className="btn" href={urls.page(locale, 'newProducts')}>
          {t('catalogue.toNew')}
        </a>
      </p>
    </div>
  )
}

/**
 * The articles of a listing beside what they can be narrowed by. That comes behind them, so that a
 * phone, which does not show it until it is asked for, reads articles first; where it stands on
 * their left, it is read and tabbed through before them (`filters.css`).
 */
export function Articles(props: ArticlesProps) {
  const { address, listing, query, filters, filterGroups, articleCount } = props
  const { locale, t } = useWords()
  const facets = facetsOf(listing, filters, filterGroups)
  const active = activeFilters(locale, filters, facets.facets)
  const { total: count } = listing
  if (query.view === 'select' && count > 0)
    return <Picking {...{ address, listing, query, filters }} />
  return (
    <div className="listing seam">
      <section aria-labelledby="articles">
        <a className="vh to-filters" href="#filter">
          {t('shell.skipToFilters')}
        </a>
        <h2 className="vh" id="articles">
          {t('catalogue.articleList')}
        </h2>
        <div className="toolbar">
          <p>
            <output tabIndex={-1}>
              {active.length > 0 && articleCount !== null
                ? t('catalogue.articlesOf', { count, total: articleCount })
                : t('catalogue.articles', { count })}
            </output>{' '}
            {count > 1 && (
              <a href={listingHref(address, toPick(query), filters)} rel="nofollow">
                {t('picks.open')}
              </a>
            )}
          </p>
          <Toolbar
            query={query}
            active={active.length}
            sortings={listing.availableSortings.map(({ key }) => key)}
            sorting={listing.sorting}
          />
        </div>
        <FilterChips
          active={active}
          hrefOf={(left) => listingHref(address, { ...query, p: 1 }, left)}
        />
        {count === 0 ? (
          <NothingLeft reset={listingHref(address, { ...query, p: 1 })} />
        ) : (
          <ul className="plates">
            {listing.elements.map((product, index) => (
              <ArticlePlate key={product.id} product={product} eager={index < EAGER_PLATES} />
            ))}
          </ul>
        )}
        <Pager
          hrefOf={(p) => listingHref(address, { ...query, p }, filters)}
          query={query}
          total={count}
          appends
        />
      </section>
      <Filters
        {...{ address, facets, filters, count }}
        shown={listingHref(address, query, filters)}
      />
    </div>
  )
}

/** As many rows as a page has, so that few ticks end with it; what is shown now is among them. */
function toPick<Q extends ListingQuery | SearchQuery>(query: Q): Q {
  const limit = 48
  const p = Math.floor(((query.p - 1) * query.limit) / limit) + 1
  return { ...query, view: 'select', limit, p }
}

type PickingProps = {
  readonly address: ListingAddress
  readonly listing: ProductListing
  readonly query: ListingQuery | SearchQuery
  readonly filters: ListingFilters
}

/** A list as rows to tick, narrowed and ordered as it was; to narrow it further leads back. */
function Picking({ address, listing, query, filters }: PickingProps) {
  const { t } = useWords()
  const { total, elements } = listing
  const list = listingHref(address, { ...query, view: 'plates' }, filters)
  return (
    <section className="listing picking seam" aria-labelledby="articles">
      <div className="row between">
        <div>
          <h2 id="articles">{t('picks.title')}</h2>
          <p>{t('picks.lead')}</p>
        </div>
        <a className="btn" href={list}>
          {t('picks.back')}
        </a>
      </div>
      <PickList articles={elements} back={list}>
        <Pager
          hrefOf={(p) => listingHref(address, { ...query, p }, filters)}
          query={query}
          total={total}
          appends
        />
      </PickList>
    </section>
  )
}
