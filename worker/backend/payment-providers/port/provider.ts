import type { Cents } from '#shared/domain/money.ts'
import type { TakenBack } from '#shared/domain/order/payment-state.ts'
import type { OnlineKind } from '#shared/domain/order/payment.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { Result } from '#shared/domain/result.ts'

/** Where a payment stands with its provider. `pending` and `open` may still become anything. */
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
 * `reference` is our payment's id: the same one again answers the same payment. `cardToken` is what
 * the provider's own fields made of a card; without it the card is asked for at the provider's page.
 */
export type NewPayment = Readonly<{
  reference: string
  method: OnlineKind
  amount: Cents
  description: string
  /** A page of ours; a visit there proves nothing about the payment. */
  returnUrl: string
  webhookUrl: string
  locale: Locale
  cardToken: string | null
}>

/** `card-refused`: the token was used for another payment, is too old, or is none. Nothing was paid. */
export type CreateRefused = 'unavailable' | 'card-refused'

/** The amount in hundredths of a currency, which need not be the one that was asked for. */
export type ProviderPayment = Readonly<{
  providerId: string
  status: PaymentStatus
  amount: Cents
  currency: string
}> &
  TakenBack

/** `reference` is our name of it: the same one again sends nothing more. */
export type NewRefund = Readonly<{ reference: string; amount: Cents }>
export type RefundRefused = 'not-refundable' | 'unavailable'

/** `news` is null where a provider only says that something changed: then it has to be fetched. */
export type WebhookNews = Readonly<{ providerId: string; news: ProviderPayment | null }>

/**
 * A payment provider as the shop needs it. Nothing here decides what becomes of an order: status
 * comes from a call that we made or a signature that was checked, and goes through the guarded
 * transitions of `settle-payment.ts`.
 */
export type PaymentProvider = Readonly<{
  takes: readonly OnlineKind[]
  /** Where it tells its news. */
  webhookPath: string
  /** A payment; `payUrl` is our way back where nothing is left to do there. */
  create: (
    payment: NewPayment,
  ) => Promise<Result<Readonly<{ providerId: string; payUrl: string }>, CreateRefused>>
  fetch: (providerId: string) => Promise<Result<ProviderPayment, 'unknown' | 'unavailable'>>
  readWebhook: (request: Request, at: Date) => Promise<Result<WebhookNews, 'forged' | 'malformed'>>
  /** Sends money of a paid payment back, never more than is there. */
  refund: (providerId: string, refund: NewRefund) => Promise<Result<'refunded', RefundRefused>>
}>
