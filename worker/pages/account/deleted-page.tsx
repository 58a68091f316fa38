import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { NoticePage } from './notice-page.tsx'

/** After the account. */
export function DeletedPage() {
  const { locale, t } = useWords()
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
