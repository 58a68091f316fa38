import { addDays, berlinTime, type CalendarDate } from '#shared/domain/calendar.ts'
import { paymentProperties, prepaymentDeadline } from '#shared/domain/order/payment.ts'
import type { Vars } from '#worker/runtime/env.ts'
import { currentPayment, type StoredOrder } from './stored-order.ts'

const CENTS_PER_EURO = 100
const MAX_NAME_LENGTH = 70

/** Data for a bank transfer. `epcPayload` is the text of the QR code. */
export type Transfer = Readonly<{
  iban: string
  bic: string
  holder: string
  reference: string
  epcPayload: string
}>

/** `until` is the last whole day to receive the money. The order is cancelled on the next day. */
type AwaitedTransfer = Transfer & Readonly<{ until: CalendarDate }>

/** The bank transfer for an order and its deadline; null unless a prepayment is due. */
export function transferOf(order: StoredOrder, vars: Vars): AwaitedTransfer | null {
  const { method, state, amountCents, createdAt } = currentPayment(order)
  const isDue =
    paymentProperties(method)?.by === 'transfer' && (state === 'open' || state === 'reminded')
  if (!isDue || order.state === 'cancelled') return null
  const { cancelMs } = prepaymentDeadline(vars.PREPAYMENT_DAYS)
  const ends = berlinTime(new Date(Date.parse(createdAt) + cancelMs)).date
  const transfer = transferData(amountCents, `${vars.SHOP_NAME} ${order.number}`, vars)
  return { ...transfer, until: addDays(ends, -1) }
}

/** A transfer of an amount to the shop's account. */
export function transferData(amountCents: number, reference: string, vars: Vars): Transfer {
  const { SHOP_BANK_IBAN: iban, SHOP_BANK_BIC: bic, SHOP_BANK_HOLDER: holder } = vars
  return {
    iban,
    bic,
    holder,
    reference,
    epcPayload: epcPayload({ iban, bic, holder, reference, amountCents }),
  }
}

type Credit = Omit<Transfer, 'epcPayload'> & { readonly amountCents: number }

/** A SEPA credit transfer by EPC069-12 for a QR code: version 2, UTF-8, free text. */
function epcPayload({ iban, bic, holder, reference, amountCents }: Credit): string {
  const euros = Math.trunc(amountCents / CENTS_PER_EURO)
  const cents = String(amountCents % CENTS_PER_EURO).padStart(2, '0')
  const [purpose, structuredReference] = ['', '']
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic.replaceAll(' ', ''),
    holder.slice(0, MAX_NAME_LENGTH),
    iban.replaceAll(' ', ''),
    `EUR${euros}.${cents}`,
    purpose,
    structuredReference,
    reference,
  ].join('\n')
}
