import { PAYMENT_KINDS } from '#shared/domain/order/payment.ts'
import type { PaymentMethod } from '#shared/schemas/store-api/context.ts'

/**
 * What is drawn beside a way to pay: the kind in its technical name (`payment_card`, Shopware's own
 * `payment_cashpayment`); '' for those that somebody else's plugin brings.
 */
export function drawingOf({ technicalName }: Pick<PaymentMethod, 'technicalName'>): string {
  const named = (kind: string) => [`payment_${kind}`, `payment_${kind}payment`]
  return PAYMENT_KINDS.find((kind) => named(kind).includes(technicalName)) ?? ''
}

/** The same where a card is typed in at the provider's page: its drawing, and no fields. */
export function withoutFields(kind: string): string {
  return kind === 'card' ? 'card-page' : kind
}
