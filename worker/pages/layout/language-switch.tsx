import { DEFAULT_LOCALE, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

type LanguageSwitchProps = {
  /** The path of this page in each language; without it the switch leads home. */
  readonly paths?: Readonly<Record<Locale, string>>
}

/** A form, as only a POST may set the cookie that remembers the choice. */
export function LanguageSwitch({ paths }: LanguageSwitchProps) {
  const { locale, t } = useWords()
  const other = LOCALES.find((one) => one !== locale) ?? DEFAULT_LOCALE
  return (
    <form className="lang" method="post" action={urls.action(locale, 'locale')}>
      <input type="hidden" name="locale" value={other} />
      <input type="hidden" name="to" value={paths?.[other] ?? urls.page(other, 'home')} />
      <button lang={other}>{t('shell.otherLanguage')}</button>
    </form>
  )
}
