import type { ListingFilters } from '#shared/domain/listing.ts'
import { useMessages } from '../use-messages.ts'
import type { Facets } from './facets.ts'
import { formatFigureInput } from './format-figure-input.ts'
import { FlagTick } from './flag-filter.tsx'

type StockFilterProps = { readonly facets: Facets; readonly filters: ListingFilters }

/** Filters for stock and for the length of a piece; nothing if the backend has no such data. */
export function StockFilter({ facets, filters }: StockFilterProps) {
  const { locale, t } = useMessages()
  const { longestPiece } = facets
  const { piece } = filters
  const count = facets.flags.find(({ flag }) => flag === 'inStock')?.count ?? 0
  const isByLength = longestPiece !== null || piece !== null
  if (count === 0 && !filters.flags.includes('inStock') && !isByLength) return null
  return (
    <details className="collapsible" open>
      <summary>{t('shell.availability')}</summary>
      <div>
        <FlagTick flag="inStock" count={count} filters={filters} />
        {isByLength && (
          <div className="field">
            <label htmlFor="piece">{t('shell.pieceLabel')}</label>
            <input
              className="in"
              id="piece"
              name="piece"
              inputMode="decimal"
              maxLength={10}
              defaultValue={formatFigureInput(locale, piece)}
              placeholder={formatFigureInput(locale, longestPiece)}
            />
          </div>
        )}
      </div>
    </details>
  )
}
