import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { urls } from '#shared/urls.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'

type NewsletterPageProps = {
  readonly email: string
  readonly status: 'undefined' | 'notSet' | 'optIn' | 'optOut'
  readonly notices: readonly PageNotice[]
}

export function NewsletterPage({ email, status, notices }: NewsletterPageProps) {
  const { locale, t } = useMessages()
  const isSubscribed = status === 'optIn'
  const word = isSubscribed
    ? 'newsletter.end'
    : status === 'notSet'
      ? 'newsletter.mailAgain'
      : 'newsletter.subscribe'
  return (
    <AccountFrame
      page="accountNewsletter"
      title={t('newsletter.title')}
      lead={t('newsletter.teaser')}
      notices={notices}
    >
      <div className="stack">
        <p>
          <b>{t(`newsletter.status_${status}`)}</b> {t('newsletter.accountLead', { email })}
        </p>
        <form method="post" action={urls.page(locale, 'accountNewsletter')}>
          <button
            className={isSubscribed ? 'btn' : 'btn ink'}
            name="do"
            value={isSubscribed ? 'end' : 'subscribe'}
          >
            {t(word)}
          </button>
        </form>
      </div>
    </AccountFrame>
  )
}
