import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Notice } from '#client/ui/notice.tsx'
import { type Consent, CONSENT_CATEGORIES } from '#shared/consent.ts'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'
import { StoredThings } from './stored-things.tsx'
import { SHELL_PATHS } from '#shared/shell-paths.ts'

type CookiesPageProps = {
  /** Null if the shop loads nothing that requires consent. */
  readonly consent: Consent | null
  /** A consent tool replaces our own banner. */
  readonly hasTool: boolean
  readonly isHttps: boolean
  readonly notices: readonly PageNotice[]
}

/** The stored data, and the shopper's consent. Every page's footer links this page. */
export function CookiesPage({ consent, hasTool, isHttps, notices }: CookiesPageProps) {
  const { locale, t } = useMessages()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('consent.title') }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(t('consent.title'))}</h1>
        {notices.map(({ tone, text }) => (
          <Notice key={text} tone={tone}>
            {text}
          </Notice>
        ))}
        <p className="lead">{t('consent.lead')}</p>
        {consent ? (
          <>
            <p>{t(hasTool ? 'consent.toolAsks' : 'consent.formLead')}</p>
            <ConsentForm consent={consent} />
          </>
        ) : (
          <p>{t('consent.nothingOptional')}</p>
        )}
        <StoredThings hasConsent={consent !== null} isHttps={isHttps} />
        <p>
          <a href={urls.page(locale, 'privacy')}>{withSoftHyphens(t('consent.privacy'))}</a>
        </p>
      </div>
    </div>
  )
}

/** The categories as checkboxes, and buttons to accept or reject all. */
function ConsentForm({ consent }: { readonly consent: Consent }) {
  const { locale, t } = useMessages()
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
