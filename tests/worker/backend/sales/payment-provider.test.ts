import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { testGateway } from '#worker/backend/payment-providers/test-gateway/test-gateway.ts'
import { gatewayPayments } from '#worker/backend/payment-providers/test-gateway/gateway-payments.ts'
import { webhooksOf } from '#worker/backend/payment-providers/test-gateway/webhooks.ts'
import { mollie } from '#worker/backend/payment-providers/mollie/mollie.ts'
import { fakeMollie, MOLLIE_KEY, MOLLIE_URL } from './fake-mollie.ts'
import { paymentProviderContract } from './payment-provider-contract.ts'

beforeEach(async () => {
  await emptyStorage()
})

afterEach(() => {
  vi.restoreAllMocks()
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
    chargeBack: (id) => gatewayPayments(env.DB).chargeBack(id),
  }
})

const ACCOUNT = { apiKey: MOLLIE_KEY, apiUrl: MOLLIE_URL }
const STATUS = { cancelled: 'canceled' } as const

paymentProviderContract('Mollie', () => {
  const other = fakeMollie()
  return {
    provider: mollie(ACCOUNT),
    at: new Date(),
    decide: async (id, outcome) =>
      other.decide(id, outcome === 'cancelled' ? STATUS[outcome] : outcome),
    chargeBack: async (id) => other.change(id, { chargedBack: 3585 }),
  }
})

const A_PAYMENT = {
  reference: 'a'.repeat(32),
  method: 'twint',
  amount: 5,
  description: 'Ripstop 10001',
  returnUrl: 'https://shop.test/_payments/return/a',
  webhookUrl: 'https://shop.test/_payments/webhook/mollie',
  locale: 'en',
  cardToken: null,
} as const

test('the Mollie adapter sends the chosen method and the exact amount', async () => {
  const other = fakeMollie()
  await mollie(ACCOUNT).create(A_PAYMENT)
  expect([...other.payments.values()][0]?.requested).toMatchObject({
    amount: { currency: 'EUR', value: '0.05' },
    method: 'twint',
    locale: 'en_GB',
    redirectUrl: A_PAYMENT.returnUrl,
    webhookUrl: A_PAYMENT.webhookUrl,
  })
})

test('a Mollie that is down, rejects the key or sends invalid data counts as unavailable', async () => {
  const other = fakeMollie()
  const strange = await mollie({ ...ACCOUNT, apiKey: 'test_revoked0000' }).create(A_PAYMENT)
  other.goDown()
  const down = await mollie(ACCOUNT).fetch('tr_1')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('<h1>502</h1>'))
  const nonsense = await mollie(ACCOUNT).create(A_PAYMENT)
  for (const response of [strange, down, nonsense])
    expect(response).toEqual({ ok: false, error: 'unavailable' })
})

test('only the payment id is read from a Mollie webhook', async () => {
  const { readWebhook } = mollie(ACCOUNT)
  const read = (body: BodyInit) =>
    readWebhook(new Request(A_PAYMENT.webhookUrl, { method: 'POST', body }), new Date())
  const named = await read(new URLSearchParams({ id: 'tr_5B8cwPMGnU', status: 'paid' }))
  expect(named).toEqual({ ok: true, value: { providerId: 'tr_5B8cwPMGnU', news: null } })
  for (const body of ['', 'id=', 'id=../../x', 'id=tr_a%2F..', `id=tr_${'a'.repeat(5000)}`])
    expect(await read(body)).toEqual({ ok: false, error: 'malformed' })
})
