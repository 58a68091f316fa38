import { paymentProperties, type PaymentKind } from '#shared/domain/order/payment.ts'
import { wasEverPaid } from '#shared/domain/order/payment-state.ts'
import { formatDay, formatMoney } from '#shared/i18n/format.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages, type T } from '#shared/i18n/messages.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import { transferOf } from '#worker/backend/order/transfer.ts'
import type { Vars } from '#worker/runtime/env.ts'
import type { PaymentTexts } from '#worker/backend/mail/layout/mail-content.ts'

/** Null if nothing is due. */
export function toPaymentTexts(
  order: StoredOrder,
  locale: Locale,
  vars: Vars,
  payUrl: string,
): PaymentTexts | null {
  const t = messages(locale)
  const { method, state } = currentPayment(order)
  const nothing = { entries: [], link: null, epcPayload: null }
  if (wasEverPaid(state) || order.state === 'cancelled') return null
  switch (paymentProperties(method)?.by) {
    case 'invoice':
      return { ...nothing, title: t('mail.invoiceNote', { days: vars.INVOICE_DAYS }), text: null }
    case 'cash':
      return { ...nothing, title: t('mail.cashNote'), text: null }
    case 'transfer':
      return transferWords(order, locale, vars)
    case 'provider':
      return {
        ...nothing,
        title: t('mail.unpaid'),
        text: t('mail.unpaidOnline', { method: nameOf(method, t) }),
        link: { label: t('mail.payNow'), url: payUrl },
      }
    case undefined:
      return null
  }
}

const nameOf = (method: PaymentKind | 'none', t: T) =>
  method === 'none' ? '' : t(`sales.payment_${method}`)

function transferWords(order: StoredOrder, locale: Locale, vars: Vars): PaymentTexts | null {
  const t = messages(locale)
  const transfer = transferOf(order, vars)
  return (
    transfer && {
      title: t('mail.transferTitle'),
      text: t('sales.transferUntil', { day: formatDay(locale, transfer.until) }),
      entries: [
        [t('mail.transferAmount'), formatMoney(locale, currentPayment(order).amountCents)],
        [t('mail.transferHolder'), transfer.holder],
        [t('mail.transferIban'), transfer.iban],
        [t('mail.transferBic'), transfer.bic],
        [t('mail.transferReference'), transfer.reference],
      ],
      link: null,
      epcPayload: transfer.epcPayload,
    }
  )
}
