import { env } from 'cloudflare:workers'
import { beforeEach } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { testGateway } from '#worker/backend/payment-providers/test-gateway/test-gateway.ts'
import { gatewayPayments } from '#worker/backend/payment-providers/test-gateway/gateway-payments.ts'
import { webhooksOf } from '#worker/backend/payment-providers/test-gateway/webhooks.ts'
import { paymentProviderContract } from './payment-provider-contract.ts'

beforeEach(async () => {
  await emptyStorage()
})

paymentProviderContract('The test gateway', () => {
  const sender = { origin: 'https://shop.test', secret: 'secret', at: new Date() }
  return {
    provider: testGateway({ db: env.DB, ...sender }),
    at: sender.at,
    decide: async (id, outcome) => {
      const decided = await gatewayPayments(env.DB).decide(id, outcome, sender.at)
      return decided ? [...webhooksOf(decided, sender)] : []
    },
  }
})
