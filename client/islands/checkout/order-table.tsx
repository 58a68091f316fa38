import { Notice } from '#client/ui/notice.tsx'
import { SumRows } from '../cart/sum-rows.tsx'
import type { CartView, Remark } from '#shared/schemas/forms/cart-view.ts'
import { useCheckoutWords } from './words.ts'

/** What is about to be ordered, as the law wants it directly above the button. */
export function OrderTable({
  cart,
  isBusy,
}: {
  readonly cart: CartView
  readonly isBusy: boolean
}) {
  const { t } = useCheckoutWords()
  return (
    <>
      <table className="data">
        <caption className="vh">{t('checkout.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('checkout.article')}</th>
            <th scope="col" className="r">
              {t('checkout.quantity')}
            </th>
            <th scope="col" className="r">
              {t('checkout.unitPrice')}
            </th>
            <th scope="col" className="fig">
              {t('checkout.lineTotal')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">
                <b>{line.name}</b>
                <br />
                <small className="quiet">{line.facts.join(', ')}</small>
                {line.remarks.filter(isNotice).map(({ tone, text }) => (
                  <Notice key={text} tone={tone} slim>
                    {text}
                  </Notice>
                ))}
              </th>
              <td className="r" data-l={t('checkout.quantity')}>
                {line.quantity}
              </td>
              <td className="r" data-l={t('checkout.unitPrice')}>
                {line.unitPrice}
                {line.basePrice && (
                  <>
                    <br />
                    <small className="quiet">{line.basePrice}</small>
                  </>
                )}
              </td>
              <td className="fig" data-l={t('checkout.lineTotal')}>
                {line.total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SumRows
        cart={cart}
        subtotalLabel={t('checkout.subtotal')}
        totalLabel={t(cart.taxNote ? 'checkout.total' : 'checkout.totalWithTax')}
        isBusy={isBusy}
      />
    </>
  )
}

/** What changed at this line; offers of a better price have their place in the cart. */
const isNotice = ({ tone }: Remark) => tone !== 'info'
