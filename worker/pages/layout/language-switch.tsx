import type { Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'

type LanguageSwitchProps = {
  /** The address of this page in each language. */
  readonly to: Readonly<Record<Locale, string>>
  /** The languages of the shop. */
  readonly locales: readonly Locale[]
}

/** A form, because only a POST may set the cookie with the choice. */
export function LanguageSwitch({ to, locales }: LanguageSwitchProps) {
  const { locale, t } = useMessages()
  const other = locales.find((candidate) => candidate !== locale)
  if (!other) return null
  return (
    <form className="lang" method="post" action={urls.action(locale, 'locale')}>
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="to" value={to[other]} />
      <button lang={other}>{t('shell.otherLanguage')}</button>
    </form>
  )
}
