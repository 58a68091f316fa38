import { useWords } from '../words.ts'
import type { Facets } from './facets.ts'
import type { ListingFilters } from '../../listing-filters.ts'
import { Tick } from './tick.tsx'

/** The one step that is offered; an address may ask for others. */
const GOOD_RATING = 4

type FlagFilterProps = { readonly facets: Facets; readonly filters: ListingFilters }

/** New, free of shipping, well rated; what no article is does not appear. */
export function FlagFilter({ facets, filters }: FlagFilterProps) {
  const { t } = useWords()
  const stars = filters.rating ?? GOOD_RATING
  const flags = [
    { name: 'new', value: '1', label: t('catalogue.new'), count: facets.isNew, on: filters.isNew },
    {
      name: 'shipping-free',
      value: '1',
      label: t('catalogue.shippingFree'),
      count: facets.shippingFree,
      on: filters.shippingFree,
    },
    {
      name: 'rating',
      value: String(stars),
      label: t('catalogue.stars', { count: stars }),
      count: facets.ratings[stars] ?? 0,
      on: filters.rating !== null,
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
