import { Icon } from '#client/ui/icon.tsx'
import { useMessages } from '../use-messages.ts'
import { ChoiceFilter } from './choice-filter.tsx'
import { isUsed, type Facets } from './facets.ts'
import { formatFigureInput, priceFigure } from './format-figure-input.ts'
import type { Bounds, ListingFilters } from '#shared/domain/listing.ts'
import type { ListingAddress } from '#worker/listing/listing-query.ts'
import { FlagFilter } from './flag-filter.tsx'
import { RatingFilter } from './rating-filter.tsx'
import { StockFilter } from './stock-filter.tsx'
import { RangeFilter } from './range-filter.tsx'

type FiltersProps = {
  readonly address: ListingAddress
  /** The address of the listing as it is shown. */
  readonly shown: string
  readonly facets: Facets
  readonly filters: ListingFilters
  /** How many products are left. */
  readonly count: number
}

/** Groups that stand open before anybody chose. */
const OPEN_GROUPS = 2

/**
 * What the listing can be narrowed by: a form that changes the address, beside the products or, on
 * narrow screens, a drawer. Sorting and page size belong to it, so that each keeps the other; a
 * page number does not, so a change begins at the first page. With script a change is answered at
 * once (`client/listing`), and on narrow screens the button closes the drawer.
 */
export function Filters({ address, shown, facets, filters, count }: FiltersProps) {
  const { locale, t } = useMessages()
  const figures = ({ min, max }: Bounds) =>
    [formatFigureInput(locale, min), formatFigureInput(locale, max)] as const
  const prices = ({ min, max }: Bounds) =>
    [priceFigure(locale, min), priceFigure(locale, max)] as const
  return (
    <form
      className="filters"
      id="filter"
      popover="auto"
      action={address.path}
      // A browser that remembers ticks would show those of another address.
      autoComplete="off"
      data-address={shown}
      aria-label={t('catalogue.filters')}
    >
      {address.searched !== undefined && (
        <input type="hidden" name="search" value={address.searched} />
      )}
      <div className="row between only-narrow">
        <h2>{t('catalogue.filters')}</h2>
        <button
          className="btn square"
          type="button"
          popoverTarget="filter"
          popoverTargetAction="hide"
          aria-label={t('catalogue.closeFilters')}
        >
          <Icon name="close" />
        </button>
      </div>
      <StockFilter {...{ facets, filters }} />
      {facets.facets.map((facet, index) => {
        const open = index < OPEN_GROUPS || isUsed(facet)
        return facet.kind === 'choices' ? (
          <ChoiceFilter key={facet.id} {...{ facet, open }} />
        ) : (
          <RangeFilter
            key={facet.key}
            name={facet.key}
            label={facet.name}
            unit={facet.unit}
            values={figures(facet.bounds)}
            hints={figures(facet.offered)}
            open={open}
          />
        )
      })}
      <RangeFilter
        name="price"
        label={t('catalogue.price')}
        unit="€"
        values={prices(filters.price)}
        hints={prices(facets.price)}
        open
      />
      <RatingFilter {...{ facets, filters }} />
      <FlagFilter {...{ facets, filters }} />
      <p className="apply">
        <button className="btn ink wide">{t('shell.showFiltered', { count })}</button>
      </p>
    </form>
  )
}
