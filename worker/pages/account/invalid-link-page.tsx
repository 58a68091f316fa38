import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'
import { NoticePage } from './notice-page.tsx'

const WORDS = {
  register: 'account.toRegister',
  accountEmail: 'account.changeEmail',
  resetPassword: 'account.recoverAgain',
} as const

/** What a link of a mail leads to that is expired, used or cut off. */
export function InvalidLinkPage({ again }: { readonly again: keyof typeof WORDS }) {
  const { locale, t } = useWords()
  return (
    <NoticePage title={t('account.linkInvalidTitle')} text={t('account.linkInvalid')}>
      <p className="row">
        <a className="btn ink" href={urls.page(locale, again)}>
          {t(WORDS[again])}
        </a>
        <a className="btn" href={urls.page(locale, 'login')}>
          {t('account.login')}
        </a>
      </p>
    </NoticePage>
  )
}
