import { berlinTime } from '#shared/domain/calendar.ts'
import { formatDocumentNumber } from '#worker/backend/order/order-documents.ts'
import { currentPayment, type StoredOrder } from '#worker/backend/order/stored-order.ts'
import { toDocumentAmounts } from '#worker/backend/documents/content/document-amounts.ts'

/** Calendar days in Germany, both inclusive. */
type Days = Readonly<{ from: string; to: string }>

/**
 * The bookkeeping entries for an order's documents of these days: one per tax rate, in whole cents.
 * Refunds are negative.
 */
export function bookEntries(order: StoredOrder, { from, to }: Days) {
  return order.papers.flatMap((document) => {
    const date = berlinTime(new Date(document.madeAt)).date
    if (document.kind === 'delivery_note' || date < from || date > to) return []
    const sign = document.kind === 'credit_note' ? -1 : 1
    return toDocumentAmounts(order, document).parts.map(({ rate, net, tax, gross }) => ({
      date,
      paper: formatDocumentNumber(document),
      order: order.number,
      customer: order.customer.number,
      name: order.customer.company ?? `${order.customer.firstName} ${order.customer.lastName}`,
      vatId: order.customer.vatIds[0] ?? '',
      taxState: order.price.taxState,
      payment: currentPayment(order).method,
      rate,
      net: sign * net,
      tax: sign * tax,
      gross: sign * gross,
    }))
  })
}
