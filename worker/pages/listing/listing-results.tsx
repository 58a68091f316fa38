import { TaxNote } from '#client/ui/price/price.tsx'
import { ListingCard } from '../product-card/listing-card.tsx'
import type { ProductListing } from '#shared/schemas/store-api/category.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { activeFilters, FilterChips } from './filter-chips.tsx'
import { facetsOf } from './facets.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import { EAGER_CARDS } from './first-cards.ts'
import { Filters } from './filters.tsx'
import {
  type ListingAddress,
  listingHref,
  type ListingQuery,
  type SearchQuery,
} from '#worker/listing/listing-query.ts'
import { Pager } from './pager.tsx'
import { Toolbar } from './toolbar.tsx'
import { useBulkActions } from '../bulk-actions/bulk-action-bar.tsx'
import { SelectableList } from '../bulk-actions/selectable-list.tsx'

type ListingResultsProps = {
  readonly address: ListingAddress
  readonly listing: ProductListing
  readonly query: ListingQuery | SearchQuery
  readonly filters: ListingFilters
  readonly filterGroups: readonly string[]
  readonly productCount: number | null
}

/** Filters without a match: a link without filters, and a search. */
function NothingLeft({ reset }: { readonly reset: string }) {
  const { locale, t } = useMessages()
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
 * The products of a listing and its filters. The filters follow the products in the document,
 * because phones show them only on request. On wide screens they are on the left, and `filters.css`
 * makes keyboards and screen readers read them first.
 */
export function ListingResults(props: ListingResultsProps) {
  const { address, listing, query, filters, filterGroups, productCount } = props
  const { locale, t } = useMessages()
  const canSelect = useBulkActions().length > 0
  const facets = facetsOf(listing, filters, filterGroups)
  const active = activeFilters(locale, filters, facets.facets)
  const { total: count } = listing
  if (query.view === 'select' && canSelect && count > 0)
    return <SelectionForm {...{ address, listing, query, filters }} />
  return (
    <div className="listing seam">
      <section aria-labelledby="articles">
        <a className="vh to-filters" href="#filter">
          {t('shell.skipToFilters')}
        </a>
        <h2 className="vh" id="articles">
          {t('catalogue.productList')}
        </h2>
        <div className="toolbar">
          <p>
            <output tabIndex={-1}>
              {active.length > 0 && productCount !== null
                ? t('catalogue.productsOf', { count, total: productCount })
                : t('catalogue.products', { count })}
            </output>{' '}
            {count > 1 && canSelect && (
              <a href={listingHref(address, selectionHref(query), filters)} rel="nofollow">
                {t('selection.open')}
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
        {count > 0 && <TaxNote />}
        {count === 0 ? (
          <NothingLeft reset={listingHref(address, { ...query, p: 1 })} />
        ) : (
          <ul className="product-cards">
            {listing.elements.map((product, index) => (
              <ListingCard key={product.id} product={product} eager={index < EAGER_CARDS} />
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

/** The largest page size, so that a selection fits on one page. It includes the current page. */
function selectionHref<Q extends ListingQuery | SearchQuery>(query: Q): Q {
  const limit = 48
  const p = Math.floor(((query.p - 1) * query.limit) / limit) + 1
  return { ...query, view: 'select', limit, p }
}

type SelectionFormProps = {
  readonly address: ListingAddress
  readonly listing: ProductListing
  readonly query: ListingQuery | SearchQuery
  readonly filters: ListingFilters
}

/** A button that shows the list with checkboxes, with the same filters and sorting. */
function SelectionForm({ address, listing, query, filters }: SelectionFormProps) {
  const { t } = useMessages()
  const { total, elements } = listing
  const list = listingHref(address, { ...query, view: 'plates' }, filters)
  return (
    <section className="listing selecting seam" aria-labelledby="articles">
      <div className="row between">
        <div>
          <h2 id="articles">{t('selection.title')}</h2>
          <p>{t('selection.lead')}</p>
        </div>
        <a className="btn" href={list}>
          {t('selection.back')}
        </a>
      </div>
      <SelectableList products={elements} back={list}>
        <Pager
          hrefOf={(p) => listingHref(address, { ...query, p }, filters)}
          query={query}
          total={total}
          appends
        />
      </SelectableList>
    </section>
  )
}
