import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** Why a bought file did not open, and the way to a link that does. */
export function FileLinkPage({ reason }: { readonly reason: 'link' | 'order' }) {
  const { locale, t } = useWords()
  return (
    <div className="wrap stack">
      <div className="title-row checkout-head">
        <h1>{t('files.refusedTitle')}</h1>
      </div>
      <p className="lead">{t(reason === 'link' ? 'files.refusedLink' : 'files.refusedOrder')}</p>
      <p>{t('files.refusedHint')}</p>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, 'accountOrders')}>
          {t('files.toOrders')}
        </a>
        <a className="btn" href={urls.page(locale, 'contact')}>
          {t('files.toContact')}
        </a>
      </p>
    </div>
  )
}
