import { describe, expect, test } from 'vitest'
import type {
  NewPayment,
  PaymentProvider,
  PaymentStatus,
} from '#worker/backend/payment-providers/port/provider.ts'

/** A payment provider under test, with functions that play shopper and network. */
export type ProviderOnTrial = Readonly<{
  provider: PaymentProvider
  /** The shopper decides at the provider; returns the webhooks that the provider then sends. */
  decide: (providerId: string, outcome: Exclude<PaymentStatus, 'open'>) => Promise<Request[]>
  /** The buyer's bank charges back a paid payment completely. */
  chargeBack: (providerId: string) => Promise<unknown>
  at: Date
}>

const OUTCOMES = ['paid', 'failed', 'cancelled', 'expired', 'pending'] as const

const aPayment = (changes: Partial<NewPayment> = {}): NewPayment => ({
  reference: 'a'.repeat(32),
  method: 'card',
  amount: 3585,
  description: 'Ripstop 10001',
  returnUrl: 'https://shop.test/_payments/return/a',
  webhookUrl: 'https://shop.test/_payments/webhook/test',
  locale: 'de',
  cardToken: null,
  ...changes,
})

/** A payment that was just created, with its provider. */
async function createdAt(trial: ProviderOnTrial, changes: Partial<NewPayment>) {
  const response = await trial.provider.create(aPayment(changes))
  if (!response.ok) throw new Error(response.error)
  return { ...trial, ...response.value }
}

/** The rules that every payment provider has to follow; each adapter must pass them. */
export function paymentProviderContract(name: string, onTrial: () => ProviderOnTrial): void {
  const created = (changes: Partial<NewPayment> = {}) => createdAt(onTrial(), changes)

  describe(`payment provider ${name}`, () => {
    test('a new payment has a payment page and is open', async () => {
      const { provider, providerId, payUrl } = await created()
      expect(new URL(payUrl).protocol).toBe('https:')
      const fetched = await provider.fetch(providerId)
      const money = { amount: 3585, currency: 'EUR', refunded: 0, chargedBack: 0 }
      expect(fetched).toEqual({ ok: true, value: { providerId, status: 'open', ...money } })
    })

    test('the same reference returns the same payment, and other references other payments', async () => {
      const trial = onTrial()
      const first = await createdAt(trial, {})
      const again = await createdAt(trial, {})
      const other = await createdAt(trial, { reference: 'b'.repeat(32) })
      expect(again.providerId).toBe(first.providerId)
      expect(other.providerId).not.toBe(first.providerId)
    })

    test.each(OUTCOMES)('a payment is reported as %s by query and by webhook', async (outcome) => {
      const { provider, decide, providerId, at } = await created()
      const webhooks = await decide(providerId, outcome)
      expect(webhooks.length).toBeGreaterThan(0)
      const fetched = await provider.fetch(providerId)
      expect(fetched).toMatchObject({ value: { status: outcome, amount: 3585 } })
      for (const webhook of webhooks) {
        const read = await provider.readWebhook(webhook, at)
        expect(read).toMatchObject({ ok: true, value: { providerId } })
      }
    })

    test('a decided payment cannot be decided again', async () => {
      const { provider, decide, providerId } = await created()
      await decide(providerId, 'paid')
      await decide(providerId, 'failed')
      expect(await provider.fetch(providerId)).toMatchObject({ value: { status: 'paid' } })
    })

    test('an unknown payment is reported as unknown', async () => {
      expect(await onTrial().provider.fetch('unknown')).toEqual({ ok: false, error: 'unknown' })
    })

    test('a webhook with changed content is rejected', async () => {
      const { provider, decide, providerId, at } = await created()
      for (const webhook of await decide(providerId, 'failed')) {
        const body = (await webhook.clone().text()).replace('failed', 'paid')
        const read = await provider.readWebhook(new Request(webhook, { method: 'POST', body }), at)
        // Providers without signatures are queried instead, so the content does not matter.
        if (body !== (await webhook.text())) expect(read.ok).toBe(false)
        else expect(read).not.toMatchObject({ value: { news: { status: 'paid' } } })
      }
    })

    test('a received payment is refunded once, even if requested repeatedly', async () => {
      const { provider, decide, providerId } = await created()
      const whole = { reference: 'r1', amount: 3585 }
      expect((await provider.refund(providerId, whole)).ok).toBe(false)
      await decide(providerId, 'paid')
      expect(await provider.refund(providerId, whole)).toEqual({ ok: true, value: 'refunded' })
      expect(await provider.refund(providerId, whole)).toEqual({ ok: true, value: 'refunded' })
      expect(await provider.fetch(providerId)).toMatchObject({
        value: { status: 'paid', refunded: 3585 },
      })
    })

    test('partial refunds never exceed the paid amount', async () => {
      const { provider, decide, providerId } = await created()
      await decide(providerId, 'paid')
      for (const reference of ['r1', 'r2'])
        expect((await provider.refund(providerId, { reference, amount: 1500 })).ok).toBe(true)
      const rest = { reference: 'r3', amount: 1500 }
      expect(await provider.refund(providerId, rest)).toEqual({
        ok: false,
        error: 'not-refundable',
      })
      expect(await provider.fetch(providerId)).toMatchObject({ value: { refunded: 3000 } })
    })

    test('a chargeback by the bank is reported', async () => {
      const { provider, decide, chargeBack, providerId } = await created()
      await decide(providerId, 'paid')
      await chargeBack(providerId)
      expect(await provider.fetch(providerId)).toMatchObject({
        value: { status: 'paid', chargedBack: 3585 },
      })
    })
  })
}
