import { useWords } from '../words.ts'
import { PAGE_SIZES, SORTINGS, VIEWS, type ListingQuery } from './listing-query.ts'

const SORTING_WORDS = {
  topseller: 'catalogue.sortTopseller',
  newest: 'catalogue.sortNewest',
  'name-asc': 'catalogue.sortNameAscending',
  'name-desc': 'catalogue.sortNameDescending',
  'price-asc': 'catalogue.sortPriceAscending',
  'price-desc': 'catalogue.sortPriceDescending',
} as const satisfies Record<ListingQuery['order'], string>

type ToolbarProps = {
  readonly path: string
  readonly query: ListingQuery
  /** Sorting keys that the shop offers; ours that it does not know are left out. */
  readonly sortings: readonly string[]
}

/** Plates or rows, sorting and page size: a form that changes the address, and nothing else. */
export function Toolbar({ path, query, sortings }: ToolbarProps) {
  const { t } = useWords()
  const offered = SORTINGS.filter((key) => sortings.length === 0 || sortings.includes(key))
  return (
    <form className="row" action={path}>
      <div className="switch" role="radiogroup" aria-label={t('catalogue.view')}>
        {VIEWS.map((view) => (
          <label key={view}>
            <input type="radio" name="view" value={view} defaultChecked={view === query.view} />
            {t(view === 'plates' ? 'catalogue.plates' : 'catalogue.rows')}
          </label>
        ))}
      </div>
      <label className="vh" htmlFor="order">
        {t('catalogue.sorting')}
      </label>
      <select className="in" id="order" name="order" defaultValue={query.order}>
        {offered.map((key) => (
          <option key={key} value={key}>
            {t(SORTING_WORDS[key])}
          </option>
        ))}
      </select>
      <label className="vh" htmlFor="limit">
        {t('catalogue.perPage')}
      </label>
      <select className="in" id="limit" name="limit" defaultValue={query.limit}>
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('catalogue.articles', { count: size })}
          </option>
        ))}
      </select>
      <button className="btn">{t('catalogue.apply')}</button>
    </form>
  )
}
