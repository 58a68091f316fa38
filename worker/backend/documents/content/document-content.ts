import { berlinTime } from '#shared/domain/calendar.ts'
import { paymentProperties } from '#shared/domain/order/payment.ts'
import { isMoneyHeld } from '#shared/domain/order/payment-state.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { type TaxFreeReason, taxFreeReason } from '#shared/domain/tax/tax-state.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ShopCountry } from '#worker/backend/channel/places.ts'
import { correctedInvoice, formatDocumentNumber } from '#worker/backend/order/order-documents.ts'
import {
  currentPayment,
  type StoredOrder,
  type StoredDocument,
} from '#worker/backend/order/stored-order.ts'
import { transferData, type Transfer } from '#worker/backend/order/transfer.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { toDocumentAmounts, type DocumentAmounts } from './document-amounts.ts'

/** How a document's amount was or will be paid. */
export type Settlement =
  | Readonly<{ kind: 'paid'; at: string }>
  | Readonly<{ kind: 'due'; by: string; transfer: Transfer }>
  | Readonly<{ kind: 'cash' | 'nothing' | 'given-back' }>

/** The content of a document, before it is printed or becomes an e-invoice. */
export type DocumentContent = Readonly<{
  order: StoredOrder
  document: StoredDocument
  number: string
  locale: Locale
  /** The calendar day in Germany. */
  date: string
  /** The day the goods were shipped; null if the document was made before. */
  suppliedAt: string | null
  /** The invoice that a credit note corrects. */
  corrects: Readonly<{ number: string; date: string }> | null
  amounts: DocumentAmounts
  taxFree: TaxFreeReason | null
  settlement: Settlement
  billingCountry: ShopCountry | undefined
  shippingCountry: ShopCountry | undefined
  vars: Vars
}>

export type DocumentContext = Readonly<{ vars: Vars; countries: readonly ShopCountry[] }>

/**
 * The content of a document, which depends only on the stored order, the document's row and the shop's
 * address.
 */
export function toDocumentContent(
  order: StoredOrder,
  document: StoredDocument,
  { vars, countries }: DocumentContext,
): DocumentContent {
  const country = (id: string) => countries.find((known) => known.id === id)
  const shippingCountry = country(order.shippingAddress.countryId)
  const isTaxFree = order.price.taxState === 'tax-free'
  const invoice = correctedInvoice(order, document)
  return {
    order,
    document,
    number: formatDocumentNumber(document),
    locale: order.locale,
    date: dayOf(document.madeAt),
    suppliedAt: suppliedAt(order, document),
    corrects: invoice && { number: formatDocumentNumber(invoice), date: dayOf(invoice.madeAt) },
    amounts: toDocumentAmounts(order, document),
    taxFree: isTaxFree ? taxFreeReason(shippingCountry?.iso ?? '') : null,
    settlement: settlementOf(order, document, vars),
    billingCountry: country(order.billingAddress.countryId),
    shippingCountry,
    vars,
  }
}

const dayOf = (moment: string) => berlinTime(new Date(moment)).date

function suppliedAt({ shippedAt, delivery, placedAt }: StoredOrder, document: StoredDocument) {
  if (delivery.key === 'download')
    return dayOf(document.kind === 'invoice' ? document.madeAt : placedAt)
  return shippedAt !== null && shippedAt <= document.madeAt ? dayOf(shippedAt) : null
}

/** The settlement when the document was made: a later payment does not change it. */
function settlementOf(order: StoredOrder, document: StoredDocument, vars: Vars): Settlement {
  if (document.kind === 'credit_note') return { kind: 'given-back' }
  if (document.amountCents === 0) return { kind: 'nothing' }
  const { method, state, changedAt } = currentPayment(order)
  const wasPaid = isMoneyHeld(state) && changedAt <= document.madeAt
  const paid: Settlement = { kind: 'paid', at: dayOf(document.madeAt) }
  if (wasPaid) return paid
  switch (paymentProperties(method)?.by) {
    case 'invoice':
      return dueOf(document, vars)
    case 'cash':
      return { kind: 'cash' }
    case 'provider':
    case 'transfer':
    case undefined:
      return paid
  }
}

function dueOf(document: StoredDocument, vars: Vars): Settlement {
  const by = new Date(Date.parse(document.madeAt) + vars.INVOICE_DAYS * DAY_MS)
  const transfer = transferData(
    document.amountCents,
    `${vars.SHOP_NAME} ${formatDocumentNumber(document)}`,
    vars,
  )
  return { kind: 'due', by: berlinTime(by).date, transfer }
}
