import { useMessages } from '../use-messages.ts'
import type { Facets } from './facets.ts'
import { FLAG_NAMES, type Flag, type ListingFilters } from '#shared/domain/listing.ts'
import { FilterCheckbox } from './filter-checkbox.tsx'

export const FLAG_LABELS = {
  new: 'catalogue.new',
  shippingFree: 'catalogue.shippingFree',
  inStock: 'shell.inStock',
} as const satisfies Record<Flag, string>

type FlagFilterProps = { readonly facets: Facets; readonly filters: ListingFilters }

/** All flags except the stock flag, which is next to the length filter. */
export function FlagFilter({ facets, filters }: FlagFilterProps) {
  const { t } = useMessages()
  const flags = facets.flags.filter(
    ({ flag, count }) => flag !== 'inStock' && (count !== 0 || filters.flags.includes(flag)),
  )
  if (flags.length === 0) return null
  return (
    <details className="collapsible" open>
      <summary>{t('catalogue.moreFilters')}</summary>
      <div>
        {flags.map(({ flag, count }) => (
          <FlagTick key={flag} flag={flag} count={count} filters={filters} />
        ))}
      </div>
    </details>
  )
}

type FlagTickProps = {
  readonly flag: Flag
  readonly count: number | null
  readonly filters: ListingFilters
}

export function FlagTick({ flag, count, filters }: FlagTickProps) {
  const { t } = useMessages()
  return (
    <FilterCheckbox
      name={FLAG_NAMES[flag].param}
      value="1"
      label={t(FLAG_LABELS[flag])}
      count={count}
      checked={filters.flags.includes(flag)}
    />
  )
}
