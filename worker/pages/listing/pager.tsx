import { Fragment } from 'react'
import { useMessages } from '../use-messages.ts'

type PagerProps = {
  /** The address of a page of the list. */
  readonly hrefOf: (page: number) => string
  readonly query: { readonly p: number; readonly limit: number }
  readonly total: number
  /** Whether a script appends the next page to a list of product cards. */
  readonly appends?: boolean
}

/**
 * The number of pages before and after the current one. The first and last page are always shown.
 */
const REACH = 2

/**
 * The number of viewed products, and links to other pages. Below product cards, a script appends
 * the next page (`client/listing/load-more.ts`).
 */
export function Pager({ hrefOf, query, total, appends = false }: PagerProps) {
  const { t } = useMessages()
  const last = Math.ceil(total / query.limit)
  if (last < 2) return null
  const shown = pagesAround(query.p, last)
  const to = Math.min(query.p * query.limit, total)
  return (
    <nav className="pager" aria-label={t('catalogue.pages')} data-more={appends || undefined}>
      <output>{t('catalogue.range', { from: (query.p - 1) * query.limit + 1, to, total })}</output>
      <meter min={0} max={total} value={to} aria-hidden="true" />
      {query.p < last && (
        <a className="btn" rel="next" href={hrefOf(query.p + 1)}>
          {appends
            ? t('catalogue.more', { count: Math.min(query.limit, total - to) })
            : t('catalogue.next')}
        </a>
      )}
      <ol className="chips">
        {query.p > 1 && (
          <li>
            <a className="chip" rel="prev" href={hrefOf(query.p - 1)}>
              {t('catalogue.previous')}
            </a>
          </li>
        )}
        {shown.map((p, index) => (
          <Fragment key={p}>
            {index > 0 && shown[index - 1] !== p - 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                className={p === query.p ? 'chip on' : 'chip'}
                href={hrefOf(p)}
                aria-current={p === query.p ? 'page' : undefined}
                aria-label={t('catalogue.page', { page: p })}
              >
                {p}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}

function pagesAround(page: number, last: number): readonly number[] {
  const all = Array.from({ length: last }, (_, index) => index + 1)
  return all.filter((p) => p === 1 || p === last || Math.abs(p - page) <= REACH)
}
