import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { NoticePage } from './notice-page.tsx'

/** What a guest of the checkout sees instead of an account. */
export function GuestPage({ back }: { readonly back: string }) {
  const { locale, t } = useWords()
  return (
    <NoticePage title={t('account.guestTitle')} text={t('account.guestText')}>
      <p className="row">
        <a className="btn ink" href={urls.login(locale, back)}>
          {t('account.login')}
        </a>
        <a className="btn" href={urls.page(locale, 'register')}>
          {t('account.toRegister')}
        </a>
      </p>
    </NoticePage>
  )
}
