import { CENTS_PER_UNIT, type Cents } from '#shared/domain/money.ts'
import { z } from '#shared/schemas/zod.ts'
import type { PaymentStatus, ProviderPayment } from '../port/provider.ts'

const CENT_DIGITS = 2

/** An amount as Mollie writes it: a text with the decimals of its currency. */
const Amount = z.object({ currency: z.string(), value: z.string().regex(/^\d{1,12}(\.\d{2})?$/) })
type Amount = z.infer<typeof Amount>

const STATUSES = {
  open: 'open',
  pending: 'pending',
  // Money that is only reserved has not come.
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<string, PaymentStatus>

/** A payment of Mollie's API, as far as the shop reads it. */
export const MolliePayment = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: Amount,
  amountRefunded: Amount.optional(),
  amountChargedBack: Amount.optional(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
export type MolliePayment = z.infer<typeof MolliePayment>

export const MollieRefund = z.object({ id: z.string(), status: z.string() })

export function reportOf(payment: MolliePayment): ProviderPayment {
  const { id, status, amount, amountRefunded, amountChargedBack } = payment
  return {
    providerId: id,
    status: STATUSES[status],
    amount: centsOf(amount),
    currency: amount.currency,
    refunded: amountRefunded ? centsOf(amountRefunded) : 0,
    chargedBack: amountChargedBack ? centsOf(amountChargedBack) : 0,
  }
}

/** Whole cents as Mollie takes them. */
export function valueOf(cents: Cents): Amount {
  const units = Math.trunc(cents / CENTS_PER_UNIT)
  const rest = String(cents % CENTS_PER_UNIT).padStart(CENT_DIGITS, '0')
  return { currency: 'EUR', value: `${units}.${rest}` }
}

/** The shop never charges in a currency without decimals, so its figures need not be right. */
function centsOf({ value }: Amount): Cents {
  const [units = '', cents = ''] = value.split('.')
  return Number(units) * CENTS_PER_UNIT + Number(cents || 0)
}
