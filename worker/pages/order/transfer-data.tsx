import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatMoney } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useWords } from '../words.ts'
import { QrDrawing } from './qr-drawing.tsx'

/** What a shopper needs to pay by transfer; nothing for orders that are paid in another way. */
export function TransferData({ order }: { readonly order: Order }) {
  const { locale, t } = useWords()
  const transfer = order.customFields?.ripstop_payment
  if (!transfer) return null
  const rows = [
    [t('order.holder'), transfer.holder],
    [t('order.iban'), transfer.iban],
    ...(transfer.bic ? [[t('order.bic'), transfer.bic]] : []),
    [t('order.reference'), transfer.reference],
    [t('order.amount'), formatMoney(locale, centsFromDecimal(order.amountTotal))],
  ]
  return (
    <section className="sheet stack" aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transferTitle')}</h2>
      <p>{t('order.transferNote')}</p>
      <table className="data">
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <QrDrawing text={transfer.epcPayload} label={t('order.qr')} />
    </section>
  )
}
