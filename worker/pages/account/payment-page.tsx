import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { MethodRadio } from '#client/islands/checkout/method-radio.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'
import type { MethodView } from '#shared/schemas/forms/checkout-view.ts'
import type { PaymentMethod } from '#shared/schemas/store-api/context.ts'
import { urls } from '#shared/urls.ts'
import { drawingOf, withoutFields } from '../order/pay-drawing.ts'
import { useMessages } from '../use-messages.ts'
import { AccountFrame } from '../layout/account-frame.tsx'

type PaymentPageProps = {
  readonly methods: readonly PaymentMethod[]
  readonly chosenId: string | null
  readonly notices: readonly PageNotice[]
}

/** The customer's preferred payment method. */
export function PaymentPage({ methods, chosenId, notices }: PaymentPageProps) {
  const { locale, t } = useMessages()
  return (
    <AccountFrame
      page="accountPayment"
      title={t('account.payment')}
      lead={t('account.paymentLead')}
      notices={notices}
    >
      <form className="stack narrow" method="post" action={urls.page(locale, 'accountPayment')}>
        <fieldset className="choices">
          <legend className="vh">{t('account.payment')}</legend>
          {methods.map((method) => (
            <MethodRadio
              key={method.id}
              name="paymentMethodId"
              method={viewOf(method)}
              isChosen={method.id === chosenId}
            />
          ))}
        </fieldset>
        <p>
          <button className="btn ink">{t('account.save')}</button>
        </p>
      </form>
    </AccountFrame>
  )
}

function viewOf(method: PaymentMethod): MethodView {
  const { id, name, description } = method
  const kind = withoutFields(drawingOf(method))
  return { id, name, note: withSoftHyphens(description ?? ''), cost: '', kind, refusal: null }
}
