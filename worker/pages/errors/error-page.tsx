import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { NotFoundPage } from './not-found-page.tsx'
import type { RefusalStatus } from './refusal-status.ts'

/** Any refusal as a page: the status, what it means for the shopper, and a way on. */
export function ErrorPage({ status }: { readonly status: RefusalStatus }) {
  const { locale, t } = useWords()
  if (status === 404) return <NotFoundPage />
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t(`errors.title${status}`)}</h1>
      </div>
      <p className="lead">{t(`errors.status${status}`)}</p>
      <p className="quiet">{t('errors.code', { status })}</p>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, 'home')}>
          {t('errors.toHome')}
        </a>
        <a className="btn" href={urls.page(locale, 'cart')}>
          {t('errors.toCart')}
        </a>
      </p>
    </div>
  )
}
