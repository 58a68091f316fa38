import { fail, ok } from '#shared/domain/result.ts'
import type { PaymentProvider } from '../port/provider.ts'
import { gatewayPayments } from './gateway-payments.ts'
import { gatewayTokens } from './gateway-tokens.ts'
import { readWebhook, reportOf, WEBHOOK_PATH } from './webhooks.ts'
import type { Vars } from '#worker/runtime/env.ts'

/**
 * Used without a configured secret. It is no risk, because a local shop accepts test cards anyway.
 */
const LOCAL_SECRET = 'test-gateway'

/** The secret that signs webhooks and tickets. */
export function gatewaySecret(vars: Vars): string {
  return vars.SIGNING_SECRET ?? LOCAL_SECRET
}

export type TestGateway = Readonly<{ db: D1Database; origin: string; secret: string; at: Date }>

const gatewayPageUrl = (origin: string, id: string) => `${origin}/_gateway/pay/${id}`

/**
 * The payment provider of local shops: its own payment page and card fields. The test card decides.
 */
export function testGateway({ db, origin, secret, at }: TestGateway): PaymentProvider {
  const books = gatewayPayments(db)
  const tokens = gatewayTokens(db)
  return {
    takes: ['card'],
    webhookPath: WEBHOOK_PATH,
    create: async (payment) => {
      const { reference: providerId, cardToken, returnUrl } = payment
      const scenario = cardToken && (await tokens.take(cardToken, providerId, at))
      if (cardToken && !scenario) return fail('card-refused')
      await books.open(payment, at)
      const pageUrl = gatewayPageUrl(origin, providerId)
      if (!scenario) return ok({ providerId, payUrl: pageUrl })
      if (scenario === 'challenged') {
        await books.challenge(providerId)
        return ok({ providerId, payUrl: pageUrl })
      }
      await books.decide(providerId, scenario, at)
      return ok({ providerId, payUrl: returnUrl })
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
