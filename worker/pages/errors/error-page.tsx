import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { ResendForm, type SentForm } from './resend-form.tsx'
import { statusOfRefusal, type Refusal } from './refusal-status.ts'

type ErrorPageProps = {
  readonly refusal: Refusal
  /** Operators find the failure in the log by this id. */
  readonly requestId: string | null
  /** The address for a retry, if a retry makes sense. */
  readonly retryHref?: string | undefined
  /** A posted form with all its values, to be sent again. */
  readonly resend?: SentForm | undefined
}

/**
 * Any refusal as a page: the status, a message for the shopper, and links. Maintenance is no failure
 * to report, so its page has no codes.
 */
export function ErrorPage({ refusal, requestId, retryHref, resend }: ErrorPageProps) {
  const { locale, t } = useMessages()
  if (refusal === 404) return <NotFoundPage />
  return (
    <div className="wrap stack">
      <CheckoutHead title={t(`errors.title${refusal}`)} />
      <p className="lead">{t(`errors.status${refusal}`)}</p>
      {refusal === 412 && <p className="late">{t('errors.hint412')}</p>}
      {refusal !== 'Maintenance' && (
        <p className="quiet">
          {t('errors.code', { status: statusOfRefusal(refusal) })}
          {requestId && ` · ${t('errors.requestId', { id: requestId })}`}
        </p>
      )}
      {resend && <ResendForm {...resend} />}
      <p className="row">
        {retryHref && (
          <a className="btn ink" href={retryHref}>
            {t('errors.again')}
          </a>
        )}
        {refusal !== 'Maintenance' && refusal !== 'Empty' && (
          <>
            <a className={retryHref ? 'btn' : 'btn ink'} href={urls.page(locale, 'home')}>
              {t('errors.toHome')}
            </a>
            <a className="btn" href={urls.page(locale, 'cart')}>
              {t('errors.toCart')}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
