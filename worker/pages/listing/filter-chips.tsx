import { Icon } from '#client/ui/icon.tsx'
import { useWords } from '../words.ts'
import type { ActiveFilter } from './active-filters.ts'
import type { ListingFilters } from '#shared/domain/listing.ts'
import { NO_FILTERS } from '#shared/domain/listing.ts'

type FilterChipsProps = {
  readonly active: readonly ActiveFilter[]
  /** The address of the listing, from its first page, with these filters. */
  readonly hrefOf: (filters: ListingFilters) => string
}

/** The filters that are set; a click on one takes it back. */
export function FilterChips({ active, hrefOf }: FilterChipsProps) {
  const { t } = useWords()
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
