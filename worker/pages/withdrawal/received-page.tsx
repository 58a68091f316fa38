import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { useMessages } from '../use-messages.ts'

type ReceivedPageProps = { readonly notices: readonly PageNotice[]; readonly email: string }

/** The confirmation of a withdrawal: its content, its time, and the next steps. */
export function ReceivedPage({ notices, email }: ReceivedPageProps) {
  const { t } = useMessages()
  // A withdrawal that was received without a mailed receipt is shown as information.
  const isMailed = !notices.some(({ tone }) => tone === 'info')
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: t('withdrawal.title') }]} />
      <div className="stack narrow">
        <h1>{t('withdrawal.receivedTitle')}</h1>
        {notices.map(({ tone, text }) => (
          <Notice key={text} tone={tone}>
            {text}
          </Notice>
        ))}
        {isMailed && (
          <>
            <p>{withSoftHyphens(t('withdrawal.receivedText'))}</p>
            <p>
              {t('withdrawal.receivedMissing')} <a href={`mailto:${email}`}>{email}</a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
