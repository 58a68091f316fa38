import { CONSENT_CATEGORIES, type Consent } from '#shared/consent.ts'
import { SHELL_PATHS } from '#shared/shell-paths.ts'
import { urls } from '#shared/urls.ts'
import { useWords } from '../words.ts'

/** The categories to tick, and all or nothing at one press each. */
export function ConsentForm({ consent }: { readonly consent: Consent }) {
  const { locale, t } = useWords()
  return (
    <form className="sheet stack" method="post" action={SHELL_PATHS.consent}>
      <input type="hidden" name="to" value={urls.page(locale, 'cookies')} />
      <fieldset className="stack tightly">
        <legend>{t('consent.categories')}</legend>
        <label className="tick choice">
          <input type="checkbox" defaultChecked disabled />
          <span>
            <b>{t('consent.necessary')}</b>
            <br />
            {t('consent.necessaryHint')}
          </span>
        </label>
        {CONSENT_CATEGORIES.map((category) => (
          <label className="tick choice" key={category}>
            <input type="checkbox" name={category} value="1" defaultChecked={consent[category]} />
            <span>
              <b>{t(`consent.${category}`)}</b>
              <br />
              {t(`consent.${category}Hint`)}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="row">
        <button className="btn ink" name="choice" value="some">
          {t('consent.save')}
        </button>
        <button className="btn" name="choice" value="none">
          {t('consent.rejectAll')}
        </button>
        <button className="btn" name="choice" value="all">
          {t('consent.acceptAll')}
        </button>
      </p>
    </form>
  )
}
