import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { TextInput } from '#client/ui/form/inputs.tsx'
import { HoneypotInput } from '#client/ui/form/honeypot-input.tsx'
import { urls } from '#shared/urls.ts'
import { PlainForm, type PlainFormView } from '../form/plain-form.tsx'
import { Breadcrumbs } from '../layout/breadcrumbs.tsx'
import { PrivacyTick } from '../form/privacy-tick.tsx'
import { useMessages } from '../use-messages.ts'

type NewsletterPageProps = {
  /** `end` unsubscribes. */
  readonly what: 'subscribe' | 'end'
  readonly form: PlainFormView
  /** The signed time at which the form was shown. */
  readonly formToken: string
}

/** A form with an email field to subscribe to the newsletter or to unsubscribe. */
export function NewsletterPage({ what, form, formToken }: NewsletterPageProps) {
  const { locale, t } = useMessages()
  const isEnd = what === 'end'
  const title = t(isEnd ? 'newsletter.endTitle' : 'newsletter.title')
  const above = isEnd
    ? [{ name: t('newsletter.title'), href: urls.page(locale, 'newsletter') }]
    : []
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...above, { name: title }]} />
      <div className="stack narrow">
        <h1>{withSoftHyphens(title)}</h1>
        <p>{t(isEnd ? 'newsletter.endLead' : 'newsletter.lead')}</p>
        <PlainForm
          {...form}
          action={urls.page(locale, isEnd ? 'newsletterEnd' : 'newsletter')}
          submit={t(isEnd ? 'newsletter.end' : 'newsletter.subscribe')}
          hidden={{ formToken }}
        >
          <TextInput name="email" type="email" autoComplete="email" />
          <HoneypotInput />
          {!isEnd && <PrivacyTick />}
        </PlainForm>
        {!isEnd && (
          <p>
            {t('newsletter.leaveQuestion')}{' '}
            <a href={urls.page(locale, 'newsletterEnd')} rel="nofollow">
              {t('newsletter.leaveLink')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
