import { useWords } from '../words.ts'
import type { ListingQuery } from './listing-query.ts'

type PagerProps = {
  /** The address of a page of the list. */
  readonly hrefOf: (page: number) => string
  readonly query: Pick<ListingQuery, 'p' | 'limit'>
  readonly total: number
}

/** Pages around the current one, first and last always among them. */
const REACH = 2

/** How far the shopper has come, and links to the other pages. */
export function Pager({ hrefOf, query, total }: PagerProps) {
  const { t } = useWords()
  const last = Math.ceil(total / query.limit)
  if (last < 2) return null
  const shown = pagesAround(query.p, last)
  const to = Math.min(query.p * query.limit, total)
  return (
    <nav className="pager" aria-label={t('catalogue.pages')}>
      <p>{t('catalogue.range', { from: (query.p - 1) * query.limit + 1, to, total })}</p>
      <meter min={0} max={total} value={to} aria-hidden="true" />
      <ol className="chips">
        {query.p > 1 && (
          <li>
            <a className="chip" rel="prev" href={hrefOf(query.p - 1)}>
              {t('catalogue.previous')}
            </a>
          </li>
        )}
        {shown.map((p) => (
          <li key={p}>
            <a
              className={p === query.p ? 'chip on' : 'chip'}
              href={hrefOf(p)}
              aria-current={p === query.p ? 'page' : undefined}
              aria-label={t('catalogue.page', { page: p })}
            >
              {p}
            </a>
          </li>
        ))}
        {query.p < last && (
          <li>
            <a className="chip" rel="next" href={hrefOf(query.p + 1)}>
              {t('catalogue.next')}
            </a>
          </li>
        )}
      </ol>
    </nav>
  )
}

function pagesAround(page: number, last: number): readonly number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1)
  return all.filter((p) => p === 1 || p === last || Math.abs(p - page) <= REACH)
}
