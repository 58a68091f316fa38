import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'
import { NoticePage } from './notice-page.tsx'

export function DataPage() {
  const { locale, t } = useMessages()
  return (
    <AccountFrame page="accountData" title={t('account.data')}>
      <section className="stack narrow">
        <h2>{t('accountOrders.exportTitle')}</h2>
        <p>{t('accountOrders.exportText')}</p>
        <form method="post" action={urls.action(locale, 'dataExport')}>
          <button className="btn ink">{t('accountOrders.export')}</button>
        </form>
      </section>
      <section className="stack narrow">
        <h2>{t('accountOrders.deleteTitle')}</h2>
        <p>{t('accountOrders.deleteText')}</p>
        <p>
          <a className="btn" href={urls.page(locale, 'accountDelete')}>
            {t('accountOrders.deleteNext')}
          </a>
        </p>
      </section>
    </AccountFrame>
  )
}

/** Shown after the account is deleted. */
export function DeletedPage() {
  const { locale, t } = useMessages()
  return (
    <NoticePage title={t('accountOrders.deletedTitle')} text={t('accountOrders.deletedText')}>
      <p>
        <a className="btn" href={urls.page(locale, 'home')}>
          {t('order.continue')}
        </a>
      </p>
    </NoticePage>
  )
}
