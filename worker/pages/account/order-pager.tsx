import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

type OrderPagerProps = {
  readonly at: 'accountOrders' | 'accountDownloads'
  /** Counted from 1. */
  readonly page: number
  readonly pages: number
}

/** The way to newer and older orders; nothing where one page shows them all. */
export function OrderPager({ at, page, pages }: OrderPagerProps) {
  const { locale, t } = useWords()
  if (pages <= 1) return null
  return (
    <nav className="row" aria-label={t('accountOrders.pages')}>
      {page > 1 && (
        <a className="btn" rel="prev" href={urls.ordersPage(locale, at, page - 1)}>
          {t('accountOrders.newer')}
        </a>
      )}
      <span>{t('accountOrders.page', { page, pages })}</span>
      {page < pages && (
        <a className="btn" rel="next" href={urls.ordersPage(locale, at, page + 1)}>
          {t('accountOrders.older')}
        </a>
      )}
    </nav>
  )
}
