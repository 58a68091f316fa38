import { CheckboxInput } from '#client/ui/form/checkbox-input.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CartView, PageNotice } from '#shared/schemas/forms/cart-view.ts'
import { ServerPart } from '../server-part.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { CheckoutMessages } from '../messages/de/checkout.ts'
import { LinesTable } from '#client/ui/order/lines-table.tsx'
import { SumRows } from '#client/ui/order/sum-rows.tsx'

type ReviewProps = { readonly cart: CartView; readonly isBusy: boolean }

/** The last step. The law allows nothing between the summary and the button (§ 312j BGB). */
export function Review({ cart, isBusy }: ReviewProps) {
  const { t } = usePartMessages<CheckoutMessages>()
  return (
    <>
      <div className="choices flat">
        <CheckboxInput name="terms">
          <ServerPart name="terms" as="span" />
        </CheckboxInput>
        {cart.hasDownloads && (
          <CheckboxInput name="digitalWaiver">{t('checkout.digitalWaiver')}</CheckboxInput>
        )}
      </div>
      {cart.withdrawal && <Notice icon="cut">{cart.withdrawal}</Notice>}
      <ServerPart name="beforeOrder" className="stack" />
      <div className="order stack">
        <h3>{t('checkout.yourOrder')}</h3>
        <OrderTable cart={cart} isBusy={isBusy} />
        <button className="btn go wide" aria-busy={isBusy} aria-disabled={isBusy}>
          {t('checkout.order')}
        </button>
      </div>
    </>
  )
}

/** The order summary, which the law requires directly above the button (§ 312j BGB). */
function OrderTable({ cart, isBusy }: { readonly cart: CartView; readonly isBusy: boolean }) {
  const { t } = usePartMessages<CheckoutMessages>()
  return (
    <>
      <LinesTable
        t={t}
        lines={cart.lines}
        below={({ remarks: notices }) =>
          notices.filter(isNotice).map(({ tone, text }) => (
            <Notice key={text} tone={tone} slim>
              {text}
            </Notice>
          ))
        }
      />
      <SumRows
        sums={cart}
        subtotalLabel={t('checkout.subtotal')}
        totalLabel={t(cart.taxNote ? 'checkout.total' : 'checkout.totalWithTax')}
        isBusy={isBusy}
      />
    </>
  )
}

/** Changes of this line; the cart shows offers of better prices. */
const isNotice = ({ tone }: PageNotice) => tone !== 'info'
