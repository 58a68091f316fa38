import { PageIcon } from '../page-icon.tsx'
import { useMessages } from '../use-messages.ts'
import { CLOTH_SORTINGS, SORTINGS } from '#shared/domain/listing.ts'
import { PAGE_SIZES, type ListingQuery, type SearchQuery } from '#worker/listing/listing-query.ts'

type ToolbarProps = {
  readonly query: ListingQuery | SearchQuery
  /** Sorting keys that the shop offers. Our keys that it does not know are left out. */
  readonly sortings: readonly string[]
  /** The sorting that the shop applied. */
  readonly sorting: string | null | undefined
  /** The number of active filters. */
  readonly active: number
}

/** View, sorting and page size. They are fields of the form in `filters.tsx`. */
export function Toolbar({ query, sortings, sorting, active }: ToolbarProps) {
  const { t } = useMessages()
  const known = SORTINGS.filter((key) =>
    sortings.length === 0 ? !CLOTH_SORTINGS.includes(key) : sortings.includes(key),
  )
  const offered = sortings.includes('score') ? (['score', ...known] as const) : known
  return (
    <div className="row">
      <button className="btn only-narrow" type="button" popoverTarget="filter">
        <PageIcon name="filter" />
        {t('catalogue.filters')}
        {active > 0 && <span className="pos">{active}</span>}
      </button>
      <div className="switch" role="radiogroup" aria-label={t('catalogue.view')}>
        {(['plates', 'list'] as const).map((view) => (
          <label key={view}>
            <input
              type="radio"
              name="view"
              form="filter"
              value={view}
              defaultChecked={view === query.view}
            />
            {t(view === 'plates' ? 'catalogue.cards' : 'catalogue.rows')}
          </label>
        ))}
      </div>
      <select
        className="in"
        id="order"
        aria-label={t('catalogue.sorting')}
        name="order"
        form="filter"
        defaultValue={shownOrder(query.order, sorting, offered)}
      >
        {offered.map((key) => (
          <option key={key} value={key}>
            {t(`sortings.${key}`)}
          </option>
        ))}
      </select>
      <select
        className="in"
        id="limit"
        aria-label={t('catalogue.perPage')}
        name="limit"
        form="filter"
        defaultValue={query.limit}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('catalogue.products', { count: size })}
          </option>
        ))}
      </select>
      <button className="btn apply" form="filter">
        {t('catalogue.apply')}
      </button>
    </div>
  )
}

/** The requested sorting, or the applied one if the shop does not know the requested one. */
function shownOrder(
  requested: SearchQuery['order'],
  taken: string | null | undefined,
  offered: readonly SearchQuery['order'][],
) {
  return offered.find((key) => key === requested) ?? offered.find((key) => key === taken)
}
