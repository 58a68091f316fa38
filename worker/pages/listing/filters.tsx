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
import { formatCurrencySign } from '#shared/i18n/format.ts'
import { RangeFilter } from './range-filter.tsx'

type FiltersProps = {
  readonly address: ListingAddress
  /** The current address of the listing. */
  readonly shown: string
  readonly facets: Facets
  readonly filters: ListingFilters
  /** The number of matching products. */
  readonly count: number
}

/** The number of groups that are initially open. */
const OPEN_GROUPS = 2

/**
 * The filters of a listing: a form with GET, next to the products. On narrow screens it is a
 * drawer. Sorting and page size are fields of the form, so that changes preserve them. The page
 * number is not, so a change starts at the first page. With script `client/listing` applies each
 * change at once, and the drawer's button only closes it.
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
      // Otherwise a browser restores the checkboxes of another address.
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
        unit={formatCurrencySign(locale)}
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
