import { withSoftHyphens } from '#shared/i18n/soft-hyphens.ts'
import { centsFromDecimal } from '#shared/domain/money.ts'
import { formatDay, formatMoney } from '#shared/i18n/format.ts'
import type { Order } from '#shared/schemas/store-api/order.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { CopyButton } from '../copy-button.tsx'
import { useMessages } from '../use-messages.ts'
import { isVirtual } from './order-progress.ts'
import { qrCode } from '#shared/qr-code.ts'

/** The data for a bank transfer; nothing for other payment methods. */
export function TransferData({ order }: { readonly order: Order }) {
  const { locale, t } = useMessages()
  const transfer = order.customFields?.ripstop_payment
  if (!transfer) return null
  const amount = centsFromDecimal(order.amountTotal)
  const rows = [
    { label: t('order.holder'), value: transfer.holder },
    { label: t('order.iban'), value: transfer.iban, copied: transfer.iban.replaceAll(' ', '') },
    ...(transfer.bic ? [{ label: t('order.bic'), value: transfer.bic }] : []),
    { label: t('order.reference'), value: transfer.reference, copied: transfer.reference },
    {
      label: t('order.amount'),
      value: formatMoney(locale, amount),
      copied: formatFigure(locale, amount),
    },
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
            {rows.map(({ label, value, copied }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <span className="row">
                    {value}
                    {copied && (
                      <CopyButton
                        className="btn mini"
                        text={copied}
                        label={t('order.copy')}
                        what={label}
                      />
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <QrDrawing text={transfer.epcPayload} label={t('order.qr')} />
    </section>
  )
}

/** An amount as banking forms accept it: "1234,50" or "1234.50". */
function formatFigure(locale: Locale, cents: number): string {
  const figure = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return locale === 'de' ? figure.replace('.', ',') : figure
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
