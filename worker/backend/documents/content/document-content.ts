import { berlinTime } from '#shared/domain/calendar.ts'
import { paymentProperties } from '#shared/domain/order/payment.ts'
import { isMoneyHere } from '#shared/domain/order/payment-state.ts'
import { DAY_MS } from '#shared/domain/durations.ts'
import { type TaxFreeReason, taxFreeReason } from '#shared/domain/tax/tax-state.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { ShopCountry } from '#worker/backend/channel/places.ts'
import { correctedInvoice, paperNumber } from '#worker/backend/order/order-documents.ts'
import {
  currentPayment,
  type StoredOrder,
  type StoredPaper,
} from '#worker/backend/order/stored-order.ts'
import { transferData, type Transfer } from '#worker/backend/order/transfer.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { paperAmounts, type PaperAmounts } from './document-amounts.ts'

/** How a paper's amount was or will be paid. */
export type Settlement =
  | Readonly<{ kind: 'paid'; at: string }>
  | Readonly<{ kind: 'due'; by: string; transfer: Transfer }>
  | Readonly<{ kind: 'cash' | 'nothing' | 'given-back' }>

/** The content of a paper, before it is printed or becomes an e-invoice. */
export type PaperContent = Readonly<{
  order: StoredOrder
  paper: StoredPaper
  number: string
  locale: Locale
  /** The calendar day in Germany. */
  date: string
  /** The day the goods were shipped; null if the paper was made before. */
  suppliedAt: string | null
  /** The invoice that a credit note corrects. */
  corrects: Readonly<{ number: string; date: string }> | null
  amounts: PaperAmounts
  taxFree: TaxFreeReason | null
  settlement: Settlement
  billingCountry: ShopCountry | undefined
  shippingCountry: ShopCountry | undefined
  vars: Vars
}>

export type PaperContext = Readonly<{ vars: Vars; countries: readonly ShopCountry[] }>

/**
 * The content of a paper, which depends only on the stored order, the paper's row and the shop's
 * address.
 */
export function paperContent(
  order: StoredOrder,
  paper: StoredPaper,
  { vars, countries }: PaperContext,
): PaperContent {
  const country = (id: string) => countries.find((known) => known.id === id)
  const shippingCountry = country(order.shipping_address.countryId)
  const isTaxFree = order.price.taxState === 'tax-free'
  const invoice = correctedInvoice(order, paper)
  return {
    order,
    paper,
    number: paperNumber(paper),
    locale: order.locale,
    date: dayOf(paper.madeAt),
    suppliedAt: suppliedAt(order, paper),
    corrects: invoice && { number: paperNumber(invoice), date: dayOf(invoice.madeAt) },
    amounts: paperAmounts(order, paper),
    taxFree: isTaxFree ? taxFreeReason(shippingCountry?.iso ?? '') : null,
    settlement: settlementOf(order, paper, vars),
    billingCountry: country(order.billing_address.countryId),
    shippingCountry,
    vars,
  }
}

const dayOf = (moment: string) => berlinTime(new Date(moment)).date

function suppliedAt(
  { shipped_at: shippedAt, delivery, placed_at: placedAt }: StoredOrder,
  paper: StoredPaper,
) {
  if (delivery.key === 'download') return dayOf(paper.kind === 'invoice' ? paper.madeAt : placedAt)
  return shippedAt !== null && shippedAt <= paper.madeAt ? dayOf(shippedAt) : null
}

/** The settlement when the paper was made: a later payment does not change it. */
function settlementOf(order: StoredOrder, paper: StoredPaper, vars: Vars): Settlement {
  if (paper.kind === 'credit_note') return { kind: 'given-back' }
  if (paper.amountCents === 0) return { kind: 'nothing' }
  const { method, state, changedAt } = currentPayment(order)
  const wasPaid = isMoneyHere(state) && changedAt <= paper.madeAt
  const paid: Settlement = { kind: 'paid', at: dayOf(paper.madeAt) }
  if (wasPaid) return paid
  switch (paymentProperties(method)?.by) {
    case 'invoice':
      return dueOf(paper, vars)
    case 'cash':
      return { kind: 'cash' }
    case 'provider':
    case 'transfer':
    case undefined:
      return paid
  }
}

function dueOf(paper: StoredPaper, vars: Vars): Settlement {
  const by = new Date(Date.parse(paper.madeAt) + vars.INVOICE_DAYS * DAY_MS)
  const transfer = transferData(paper.amountCents, `${vars.SHOP_NAME} ${paperNumber(paper)}`, vars)
  return { kind: 'due', by: berlinTime(by).date, transfer }
}
