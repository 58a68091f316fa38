import { useMessages } from '../use-messages.ts'

/** The kind of card fields: the test gateway's frame, or Mollie's fields. */
export type CardFields =
  | { readonly kind: 'frame'; readonly src: string }
  | {
      readonly kind: 'mollie'
      readonly profileId: string
      readonly locale: string
      readonly testmode: boolean
    }

const MOLLIE_PARTS = ['cardHolder', 'cardNumber', 'expiryDate', 'verificationCode'] as const

/**
 * The container of the card fields. Until they load, and without script, it explains the payment.
 */
export function CardSlot({ fields }: { readonly fields: CardFields | null }) {
  const { t } = useMessages()
  const later = <p className="quiet until-ready">{t('checkoutPage.cardLater')}</p>
  if (!fields) return later
  if (fields.kind === 'frame') {
    return (
      <div data-card="frame" data-src={fields.src} data-title={t('checkoutPage.cardFields')}>
        {later}
        <p className="quiet when-ready">{t('checkoutPage.cardHere')}</p>
      </div>
    )
  }
  const { profileId, locale, testmode } = fields
  return (
    <div
      data-card="mollie"
      data-profile={profileId}
      data-locale={locale}
      data-testmode={String(testmode)}
    >
      {later}
      <div className="form when-ready" role="group" aria-label={t('checkoutPage.cardFields')}>
        <p className="quiet">{t('checkoutPage.cardHere')}</p>
        {MOLLIE_PARTS.map((part) => (
          <div className="field w6" key={part}>
            <b>{t(`checkoutPage.${part}`)}</b>
            <div className="in" data-mollie={part} />
            <span className="error" role="alert" />
          </div>
        ))}
        <p role="alert" tabIndex={-1} data-mollie-error="" />
      </div>
    </div>
  )
}
