import { Notice } from '#client/ui/notice.tsx'
import { LinesTable } from '#client/ui/order/lines-table.tsx'
import { SumRows } from '#client/ui/order/sum-rows.tsx'
import type { CartView, Remark } from '#shared/schemas/forms/cart-view.ts'
import { useWordsOf } from '#client/ui/words/words.ts'
import type { CheckoutWords } from '../words/de/checkout.ts'

/** What is about to be ordered, as the law wants it directly above the button. */
export function OrderTable({
  cart,
  isBusy,
}: {
  readonly cart: CartView
  readonly isBusy: boolean
}) {
  const { t } = useWordsOf<CheckoutWords>()
  return (
    <>
      <LinesTable
        t={t}
        lines={cart.lines}
        below={({ remarks }) =>
          remarks.filter(isNotice).map(({ tone, text }) => (
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

/** What changed at this line; offers of a better price have their place in the cart. */
const isNotice = ({ tone }: Remark) => tone !== 'info'
