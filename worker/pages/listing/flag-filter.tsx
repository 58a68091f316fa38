import { useWords } from '../words.ts'
import type { Facets } from './facets.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import { Tick } from './tick.tsx'

type FlagFilterProps = { readonly facets: Facets; readonly filters: ListingFilters }

/** New, free of shipping; what no article is does not appear. */
export function FlagFilter({ facets, filters }: FlagFilterProps) {
  const { t } = useWords()
  const flags = [
    { name: 'new', value: '1', label: t('catalogue.new'), count: facets.isNew, on: filters.isNew },
    {
      name: 'shipping-free',
      value: '1',
      label: t('catalogue.shippingFree'),
      count: facets.shippingFree,
      on: filters.shippingFree,
    },
  ].filter(({ count, on }) => count !== 0 || on)
  if (flags.length === 0) return null
  return (
    <details className="fold" open>
      <summary>{t('catalogue.moreFilters')}</summary>
      <div>
        {flags.map(({ on, ...flag }) => (
          <Tick key={flag.name} {...flag} checked={on} />
        ))}
      </div>
    </details>
  )
}
