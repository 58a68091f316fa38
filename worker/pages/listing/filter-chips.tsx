import { Icon } from '#client/ui/icon.tsx'
import { useMessages } from '../use-messages.ts'
import { FLAG_NAMES, type ListingFilters, NO_FILTERS } from '#shared/domain/listing.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import type { Facet } from './facets.ts'
import { FLAG_LABELS } from './flag-filter.tsx'
import { formatFigureInput, formatPriceRange, formatRange } from './format-figure-input.ts'

/** An active filter, and the filters that remain without it. */
type ActiveFilter = {
  readonly key: string
  readonly label: string
  readonly without: ListingFilters
}

/** Every active filter as text. A filter with an unknown name can be removed too. */
export function activeFilters(
  locale: Locale,
  filters: ListingFilters,
  facets: readonly Facet[],
): readonly ActiveFilter[] {
  const t = messages(locale)
  const choices = facets.flatMap((facet) => (facet.kind === 'choices' ? facet.choices : []))
  const ranges = facets.filter((facet) => facet.kind === 'range')
  const nameOf = (id: string) =>
    choices.find((choice) => choice.id === id)?.name ?? t('catalogue.otherFilter')

  const ids = (name: 'properties' | 'manufacturers') =>
    filters[name].map((id) => ({
      key: id,
      label: nameOf(id),
      without: { ...filters, [name]: filters[name].filter((other) => other !== id) },
    }))
  const figures = [...filters.figures].map(([key, bounds]) => {
    const range = ranges.find((facet) => facet.key === key)
    const name = range?.name ?? t('catalogue.otherFilter')
    const left = [...filters.figures].filter(([other]) => other !== key)
    return {
      key,
      label: `${name} ${formatRange(t, locale, bounds, range?.unit ?? null)}`,
      without: { ...filters, figures: new Map(left) },
    }
  })
  const price = formatPriceRange(t, locale, filters.price)
  const { piece, rating } = filters
  return [
    ...ids('properties'),
    ...figures,
    ...(price
      ? [{ key: 'price', label: price, without: { ...filters, price: { min: null, max: null } } }]
      : []),
    ...ids('manufacturers'),
    ...filters.flags.map((flag) => ({
      key: FLAG_NAMES[flag].param,
      label: t(FLAG_LABELS[flag]),
      without: { ...filters, flags: filters.flags.filter((other) => other !== flag) },
    })),
    ...(piece === null
      ? []
      : [
          {
            key: 'piece',
            label: t('shell.inOnePiece', { metres: formatFigureInput(locale, piece) }),
            without: { ...filters, piece: null },
          },
        ]),
    ...(rating === null
      ? []
      : [
          {
            key: 'rating',
            label: t('catalogue.stars', { count: rating }),
            without: { ...filters, rating: null },
          },
        ]),
  ]
}

type FilterChipsProps = {
  readonly active: readonly ActiveFilter[]
  /** The address of the first page of the listing with these filters. */
  readonly hrefOf: (filters: ListingFilters) => string
}

/** The active filters. A click removes one. */
export function FilterChips({ active, hrefOf }: FilterChipsProps) {
  const { t } = useMessages()
  if (active.length === 0) return null
  return (
    <ul className="chips active" aria-label={t('catalogue.activeFilters')}>
      {active.map(({ key, label, without }) => (
        <li key={key}>
          <a className="chip on" href={hrefOf(without)} rel="nofollow">
            {label}
            <Icon name="close" />
            <span className="vh">{t('catalogue.removeFilter')}</span>
          </a>
        </li>
      ))}
      <li>
        <a className="reset" href={hrefOf(NO_FILTERS)} rel="nofollow">
          {t('catalogue.resetFilters')}
        </a>
      </li>
    </ul>
  )
}
