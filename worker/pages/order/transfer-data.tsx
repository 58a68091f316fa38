import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatDay, formatMoney } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import { useMessages } from '../use-messages.ts'
import { isVirtual } from './order-progress.ts'
import { qrCode } from '#shared/qr-code.ts'

/** The data for a bank transfer; nothing for other payment methods. */
export function TransferData({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
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
      <h2 id="transfer">{withSoftHyphens(t('order.transferTitle'))}</h2>
      {!isVirtual(order) && <p>{t('order.transferNote')}</p>}
      {transfer.until && (
        <p>{t('sales.transferUntil', { day: formatDay(locale, transfer.until) })}</p>
      )}
      <div className="cq">
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
      </div>
      <QrDrawing text={transfer.epcPayload} label={t('order.qr')} />
    </section>
  )
}

/** White margin around a QR code in modules, which cameras need. */
const MARGIN = 4

/** A QR code, dark on light in every colour scheme; nothing if the text is too long. */
function QrDrawing({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = qrCode(new TextEncoder().encode(text))
  if (!rows) return null
  const size = rows.length + 2 * MARGIN
  const squares = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  )
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="200"
      height="200"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="white" d={`M0 0h${size}v${size}H0z`} />
      <path fill="black" d={squares.join('')} />
    </svg>
  )
}
