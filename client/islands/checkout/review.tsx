import { TickInput } from '#client/ui/form/tick-input.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { CartView } from '#shared/schemas/forms/cart-view.ts'
import { ServerPart } from '../server-part.tsx'
import { OrderTable } from './order-table.tsx'
import { useWordsOf } from '#client/ui/words/words.ts'
import type { CheckoutWords } from '../words/de/checkout.ts'

type ReviewProps = { readonly cart: CartView; readonly isBusy: boolean }

/** The last step. Between the summary and the button stands nothing: the law asks for that. */
export function Review({ cart, isBusy }: ReviewProps) {
  const { t } = useWordsOf<CheckoutWords>()
  return (
    <>
      <div className="choices flat">
        <TickInput name="terms">
          <ServerPart name="terms" as="span" />
        </TickInput>
        {cart.hasDownloads && (
          <TickInput name="digitalWaiver">{t('checkout.digitalWaiver')}</TickInput>
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
