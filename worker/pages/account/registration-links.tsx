import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** For who has an account already. */
export function RegisterLinks({ back }: { readonly back: string | null }) {
  const { locale, t } = useWords()
  return (
    <p>
      {t('account.haveAccount')}{' '}
      <a href={back ? urls.login(locale, back) : urls.page(locale, 'login')}>
        {t('account.login')}
      </a>
    </p>
  )
}

/** For who waits for a mail that does not come. */
export function SentLinks({ email }: { readonly email: string }) {
  const { t } = useWords()
  return (
    <p className="quiet">
      {t('account.noMail')} <a href={`mailto:${email}`}>{email}</a>
    </p>
  )
}
