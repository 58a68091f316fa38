import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/field.tsx'
import { faultText } from '#client/ui/form/form-messages.ts'
import type { Faults } from '#shared/schemas/forms/field-error.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useWords } from '../use-messages.ts'

type FindOrderPageProps = {
  readonly deepLinkCode: string
  /** What was typed before: it found nothing, or something is wrong with it. */
  readonly typed?: { readonly email: string; readonly zipcode: string } | undefined
  readonly faults?: Faults | undefined
}

/** Asks a guest, who comes by the link of the order mail, whose order it is. */
export function FindOrderPage({ deepLinkCode, typed, faults }: FindOrderPageProps) {
  const { locale, t } = useWords()
  const error = (name: 'email' | 'zipcode') => {
    const fault = faults?.[name]
    return fault && faultText(t, fault)
  }
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('order.findTitle')} />
      {typed && !faults && <Notice tone="bad">{t('order.notFound')}</Notice>}
      <p>{t('order.findText')}</p>
      <form className="form" method="post" action={urls.guestOrder(locale, deepLinkCode)}>
        <TextField
          className="w8"
          id="email"
          name="email"
          type="email"
          label={t('order.findEmail')}
          autoComplete="email"
          required
          defaultValue={typed?.email}
          error={error('email')}
        />
        <TextField
          className="w4"
          id="zipcode"
          name="zipcode"
          label={t('order.findZip')}
          autoComplete="postal-code"
          required
          defaultValue={typed?.zipcode}
          error={error('zipcode')}
        />
        <p>
          <button className="btn ink">{t('order.find')}</button>
        </p>
      </form>
    </div>
  )
}
