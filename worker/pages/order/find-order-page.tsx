import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/field.tsx'
import { formatFieldError } from '#client/ui/form/form-messages.ts'
import type { FieldErrors } from '#shared/schemas/forms/field-error.ts'
import { urls } from '#shared/urls.ts'
import { CheckoutHead } from '../checkout-head.tsx'
import { useMessages } from '../use-messages.ts'

type FindOrderPageProps = {
  readonly deepLinkCode: string
  /** The previous input, which matched no order or is invalid. */
  readonly typed?: { readonly email: string; readonly zipcode: string } | undefined
  readonly fieldErrors?: FieldErrors | undefined
}

/** Asks a guest who opened the link of an order mail for email and postcode. */
export function FindOrderPage({ deepLinkCode, typed: input, fieldErrors }: FindOrderPageProps) {
  const { locale, t } = useMessages()
  const error = (name: 'email' | 'zipcode') => {
    const fieldError = fieldErrors?.[name]
    return fieldError && formatFieldError(t, name, fieldError)
  }
  return (
    <div className="wrap stack">
      <CheckoutHead title={t('order.findTitle')} />
      {input && !fieldErrors && <Notice tone="bad">{t('order.notFound')}</Notice>}
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
          defaultValue={input?.email}
          error={error('email')}
        />
        <TextField
          className="w4"
          id="zipcode"
          name="zipcode"
          label={t('order.findZip')}
          autoComplete="postal-code"
          required
          defaultValue={input?.zipcode}
          error={error('zipcode')}
        />
        <p>
          <button className="btn ink">{t('order.find')}</button>
        </p>
      </form>
    </div>
  )
}
