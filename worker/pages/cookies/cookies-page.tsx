import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { Consent } from '#shared/consent.ts'
import type { Remark } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useWords } from '../words.ts'
import { ConsentForm } from '../consent/consent-form.tsx'
import { StoredThings } from './stored-things.tsx'

type CookiesPageProps = {
  /** Null if the shop loads nothing that needs consent. */
  readonly consent: Consent | null
  /** A consent tool stands in for our own banner. */
  readonly hasTool: boolean
  readonly isHttps: boolean
  readonly remarks: readonly Remark[]
}

/** What the shop stores, and the shopper's consent to more; every page's footer links here. */
export function CookiesPage({ consent, hasTool, isHttps, remarks }: CookiesPageProps) {
  const { locale, t } = useWords()
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('consent.title') }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(t('consent.title'))}</h1>
        {remarks.map(({ tone, text }) => (
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
