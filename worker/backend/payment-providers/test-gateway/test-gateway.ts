import { fail, ok } from '#shared/domain/result.ts'
import type { PaymentProvider } from '../port/provider.ts'
import { gatewayPayments } from './gateway-payments.ts'
import { readWebhook, reportOf, WEBHOOK_PATH } from './webhooks.ts'

export type TestGateway = Readonly<{ db: D1Database; origin: string; secret: string; at: Date }>

const gatewayPageUrl = (origin: string, id: string) => `${origin}/_gateway/pay/${id}`

/** The payment provider of local shops: a hosted page of our own, decided by test card numbers. */
export function testGateway({ db, origin, secret, at }: TestGateway): PaymentProvider {
  const books = gatewayPayments(db)
  return {
    takes: ['card'],
    webhookPath: WEBHOOK_PATH,
    create: async (payment) => {
      await books.open(payment, at)
      const providerId = payment.reference
      return ok({ providerId, payUrl: gatewayPageUrl(origin, providerId) })
    },
    fetch: async (providerId) => {
      const payment = await books.find(providerId)
      if (!payment) return fail('unknown')
      return ok(reportOf(payment))
    },
    readWebhook: (request, now) => readWebhook(request, secret, now),
    refund: async (providerId, refund) =>
      (await books.refund(providerId, refund)) ? ok('refunded') : fail('not-refundable'),
  }
}
