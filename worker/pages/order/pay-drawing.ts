import { PAYMENT_KINDS } from '#shared/domain/order/payment.ts'
import type { PaymentMethod } from '#shared/schemas/store-api/context.ts'

/**
 * The icon of a payment method, by its technical name (`payment_card`, Shopware's own
 * `payment_cashpayment`); '' for methods of plugins.
 */
export function drawingOf({ technicalName }: Pick<PaymentMethod, 'technicalName'>): string {
  const named = (kind: string) => [`payment_${kind}`, `payment_${kind}payment`]
  return PAYMENT_KINDS.find((kind) => named(kind).includes(technicalName)) ?? ''
}

/** The icon for a card payment on the provider's page, without the card fields. */
export function withoutFields(kind: string): string {
  return kind === 'card' ? 'card-page' : kind
}
