import { ONLINE_KINDS } from '#shared/domain/order/payment.ts'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import type { NewPayment, PaymentProvider, WebhookNews } from '../port/provider.ts'
import { mollieCalls, type MollieAccount } from './mollie-calls.ts'
import { MOLLIE_METHODS } from './mollie-methods.ts'
import { MolliePayment, MollieRefund, reportOf, valueOf } from './mollie-payment.ts'
import { boundedText } from '#worker/backend/http/input/bounded-text.ts'

const LOCALES: Readonly<Record<Locale, string>> = { de: 'de_DE', en: 'en_GB' }

/** Nothing is there, or there is nothing (left) to send back: asking again would not help. */
const NOT_FOUND = [404, 410]
const NOT_REFUNDABLE = [409, 422]
/** What Mollie says to a payment that it cannot make, a used card token among others. */
const NOT_PROCESSABLE = 422

/** Payments at Mollie, by version 2 of its API (docs/decisions/042-mollie.md). */
export function mollie(account: MollieAccount): PaymentProvider {
  const { ask } = mollieCalls(account)
  return {
    takes: ONLINE_KINDS,
    webhookPath: MOLLIE_WEBHOOK_PATH,
    create: async (payment) => {
      const answer = await ask('POST', '/payments', MolliePayment, {
        body: newPayment(payment),
        idempotencyKey: payment.reference,
      })
      if (!answer.ok) {
        const isCard = payment.cardToken !== null && answer.error === NOT_PROCESSABLE
        return fail(isCard ? 'card-refused' : 'unavailable')
      }
      const { id: providerId, _links: links } = answer.value
      // A card that needs no second step has no page to pay at: the way back says what became of it.
      const payUrl = links.checkout?.href ?? payment.returnUrl
      return ok({ providerId, payUrl })
    },
    fetch: async (providerId) => {
      const path = `/payments/${encodeURIComponent(providerId)}`
      const answer = await ask('GET', path, MolliePayment)
      if (answer.ok) return ok(reportOf(answer.value))
      return fail(NOT_FOUND.includes(answer.error) ? 'unknown' : 'unavailable')
    },
    readWebhook: (request) => readMollieWebhook(request),
    refund: async (providerId, { reference, amount }) => {
      const path = `/payments/${encodeURIComponent(providerId)}/refunds`
      const answer = await ask('POST', path, MollieRefund, {
        body: { amount: valueOf(amount), metadata: { reference } },
        idempotencyKey: reference,
      })
      if (answer.ok) return ok('refunded')
      return fail(NOT_REFUNDABLE.includes(answer.error) ? 'not-refundable' : 'unavailable')
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
 * Which payment Mollie has news of. It signs nothing and says nothing else, so that a forged one
 * only makes the shop ask.
 */
async function readMollieWebhook(request: Request): Promise<Result<WebhookNews, 'malformed'>> {
  const text = await boundedText(request.body, MAX_BYTES)
  const id = text.ok ? new URLSearchParams(text.value).get('id') : null
  if (id === null || !PAYMENT_ID.test(id)) return fail('malformed')
  return ok({ providerId: id, news: null })
}
