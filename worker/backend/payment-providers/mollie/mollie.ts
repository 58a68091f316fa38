import { ONLINE_KINDS } from '#shared/domain/order/payment.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type {
  NewPayment,
  PaymentProvider,
  WebhookNews,
  PaymentStatus,
  ProviderPayment,
} from '../port/provider.ts'
import { mollieCalls, type MollieAccount } from './mollie-calls.ts'
import { MOLLIE_METHODS } from './mollie-methods.ts'
import { readTextLimited } from '#worker/backend/http/input/read-text-limited.ts'
import { CENTS_PER_UNIT, type Cents } from '#shared/domain/money.ts'
import { z } from '#shared/schemas/zod.ts'

const LOCALES: Readonly<Record<Locale, string>> = { de: 'de_DE', en: 'en_GB' }

/** Statuses after which a retry would not help. */
const NOT_FOUND = [404, 410]
const NOT_REFUNDABLE = [409, 422]
/** Mollie's status for a payment that it cannot create, for example with a used card token. */
const NOT_PROCESSABLE = 422

/** Payments at Mollie, by version 2 of its API (docs/decisions/042-mollie.md). */
export function mollie(account: MollieAccount): PaymentProvider {
  const { ask } = mollieCalls(account)
  return {
    takes: ONLINE_KINDS,
    webhookPath: MOLLIE_WEBHOOK_PATH,
    create: async (payment) => {
      const response = await ask('POST', '/payments', MolliePayment, {
        body: newPayment(payment),
        idempotencyKey: payment.reference,
      })
      if (!response.ok) {
        const isCard = payment.cardToken !== null && response.error === NOT_PROCESSABLE
        return fail(isCard ? 'card-refused' : 'unavailable')
      }
      const { id: providerId, _links: links } = response.value
      // A card without a second step has no payment page, so the shopper continues to the return
      // page.
      const payUrl = links.checkout?.href ?? payment.returnUrl
      return ok({ providerId, payUrl })
    },
    fetch: async (providerId) => {
      const path = `/payments/${encodeURIComponent(providerId)}`
      const response = await ask('GET', path, MolliePayment)
      if (response.ok) return ok(reportOf(response.value))
      return fail(NOT_FOUND.includes(response.error) ? 'unknown' : 'unavailable')
    },
    readWebhook: (request) => readMollieWebhook(request),
    refund: async (providerId, { reference, amount }) => {
      const path = `/payments/${encodeURIComponent(providerId)}/refunds`
      const response = await ask('POST', path, MollieRefund, {
        body: { amount: valueOf(amount), metadata: { reference } },
        idempotencyKey: reference,
      })
      if (response.ok) return ok('refunded')
      return fail(NOT_REFUNDABLE.includes(response.error) ? 'not-refundable' : 'unavailable')
    },
  }
}

function newPayment(payment: NewPayment) {
  const { reference, method, amount, description, returnUrl, webhookUrl, locale, cardToken } =
    payment
  return {
    amount: valueOf(amount),
    description,
    redirectUrl: returnUrl,
    webhookUrl,
    method: MOLLIE_METHODS[method],
    locale: LOCALES[locale],
    metadata: { reference },
    ...(cardToken !== null && { cardToken }),
  }
}

const MOLLIE_WEBHOOK_PATH = '/_payments/webhook/mollie'

const MAX_BYTES = 4096
const PAYMENT_ID = /^tr_\w{1,64}$/

/**
 * The payment of a webhook. Mollie's webhooks have no signature and no other content. A forged one
 * only makes the shop query Mollie.
 */
async function readMollieWebhook(request: Request): Promise<Result<WebhookNews, 'malformed'>> {
  const text = await readTextLimited(request.body, MAX_BYTES)
  const id = text.ok ? new URLSearchParams(text.value).get('id') : null
  if (id === null || !PAYMENT_ID.test(id)) return fail('malformed')
  return ok({ providerId: id, news: null })
}

const CENT_DIGITS = 2

/** An amount in Mollie's format: a text with the decimals of its currency. */
const Amount = z.object({ currency: z.string(), value: z.string().regex(/^\d{1,12}(\.\d{2})?$/) })
type Amount = z.infer<typeof Amount>

const STATUSES = {
  open: 'open',
  pending: 'pending',
  // Authorised money is only reserved.
  authorized: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<string, PaymentStatus>

/** The fields of Mollie's payment that the shop reads. */
const MolliePayment = z.object({
  id: z.string(),
  status: z.enum(['open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']),
  amount: Amount,
  amountRefunded: Amount.optional(),
  amountChargedBack: Amount.optional(),
  _links: z.object({ checkout: z.object({ href: z.url() }).nullish() }),
})
type MolliePayment = z.infer<typeof MolliePayment>

const MollieRefund = z.object({ id: z.string(), status: z.string() })

function reportOf(payment: MolliePayment): ProviderPayment {
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

/** Whole cents in Mollie's format. */
function valueOf(cents: Cents): Amount {
  const units = Math.trunc(cents / CENTS_PER_UNIT)
  const rest = String(cents % CENTS_PER_UNIT).padStart(CENT_DIGITS, '0')
  return { currency: 'EUR', value: `${units}.${rest}` }
}

/** Correct for currencies with two decimals. The shop charges in no other. */
function centsOf({ value }: Amount): Cents {
  const [units = '', cents = ''] = value.split('.')
  return Number(units) * CENTS_PER_UNIT + Number(cents || 0)
}
