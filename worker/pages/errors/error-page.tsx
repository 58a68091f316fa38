import type { Locale } from '#shared/i18n/locales.ts'
import type { T } from '#shared/i18n/messages.ts'
import { urls } from '#shared/urls.ts'
import type { RefusalStatus } from './refusal-status.ts'

/** Any refusal as a page: the status, what it means for the shopper, and a way on. */
export function ErrorPage(props: { t: T; locale: Locale; status: RefusalStatus }) {
  const { t, locale, status } = props
  return (
    <main>
      <h1>{t(`errors.title${status}`)}</h1>
      <p>{t(`errors.status${status}`)}</p>
      <p>
        <a href={urls.page(locale, 'home')}>{t('shell.home')}</a>
      </p>
    </main>
  )
}
