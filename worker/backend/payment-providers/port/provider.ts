import type { Cents } from '#shared/domain/money.ts'
import type { ReturnedAmounts } from '#shared/domain/order/payment-state.ts'
import type { OnlineKind } from '#shared/domain/order/payment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Result } from '#shared/domain/result.ts'

/** The state of a payment at its provider. `pending` and `open` may still change to any other. */
export const PAYMENT_STATUSES = [
  'open',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * `reference` is the id of the shop's payment. Repeated, it returns the same payment. `cardToken`
 * represents a card entered in the provider's fields. Without it the provider's page requests the
 * card.
 */
export type NewPayment = Readonly<{
  reference: string
  method: OnlineKind
  amount: Cents
  description: string
  /** A page of the shop. A visit there proves nothing about the payment. */
  returnUrl: string
  webhookUrl: string
  locale: Locale
  cardToken: string | null
}>

/** `card-refused`: the token is used, expired or unknown. Nothing was paid. */
export type CreateError = 'unavailable' | 'card-refused'

/** A provider's report of a payment. Its currency may differ from the requested one. */
export type ProviderPayment = Readonly<{
  providerId: string
  status: PaymentStatus
  amount: Cents
  currency: string
}> &
  ReturnedAmounts

/** A refund with the same `reference` is executed once. */
export type NewRefund = Readonly<{ reference: string; amount: Cents }>
export type RefundError = 'not-refundable' | 'unavailable'

/** `news` is null if the webhook only reports a change. The caller then fetches the payment. */
export type WebhookNews = Readonly<{ providerId: string; news: ProviderPayment | null }>

/**
 * A payment provider. It does not decide about orders. Each report comes from a call of the shop or
 * has a valid signature, and `settle-payment.ts` applies it.
 */
export type PaymentProvider = Readonly<{
  takes: readonly OnlineKind[]
  /** The path of its webhooks. */
  webhookPath: string
  /**
   * Creates a payment. `payUrl` is its `returnUrl` if nothing remains to be done at the provider.
   */
  create: (
    payment: NewPayment,
  ) => Promise<Result<Readonly<{ providerId: string; payUrl: string }>, CreateError>>
  fetch: (providerId: string) => Promise<Result<ProviderPayment, 'unknown' | 'unavailable'>>
  readWebhook: (request: Request, at: Date) => Promise<Result<WebhookNews, 'forged' | 'malformed'>>
  /** Refunds money of a paid payment, never more than the rest. */
  refund: (providerId: string, refund: NewRefund) => Promise<Result<'refunded', RefundError>>
}>
