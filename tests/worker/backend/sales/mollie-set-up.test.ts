import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyStorage } from '#tests/worker/empty-storage.ts'
import { PaymentMethod } from '#shared/schemas/store-api/context.ts'
import { z } from '#shared/schemas/zod.ts'
import { aClient, type Client } from './client.ts'
import { fakeMollie, MOLLIE_VARS } from './fake-mollie.ts'
import { visit } from './paying.ts'
import { aBuckle, stockShop } from './stock.ts'

const BINDINGS = { ...env, ...MOLLIE_VARS }

beforeEach(async () => {
  await emptyStorage()
  await stockShop([aBuckle()])
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function methodNames(shopper: Client): Promise<string[]> {
  const Methods = z.object({ elements: z.array(PaymentMethod) })
  const list = await shopper.ask(Methods, 'POST', '/payment-method', {})
  return list.elements.map(({ technicalName }) => technicalName ?? '')
}

describe('payment methods with Mollie', () => {
  test('the configuration sets the payment methods, and cards need only the key', async () => {
    expect(await methodNames(aClient({ bindings: { ...BINDINGS } }))).toEqual([
      'payment_card',
      'payment_paypal',
      'payment_twint',
      'payment_sepa',
      'payment_prepayment',
    ])
    const unasked = aClient({ bindings: { ...env, MOLLIE_API_KEY: MOLLIE_VARS.MOLLIE_API_KEY } })
    expect(await methodNames(unasked)).toContain('payment_card')
    expect(await methodNames(unasked)).not.toContain('payment_twint')
  })

  test('without Mollie, methods that the test gateway lacks are not offered', async () => {
    const local = aClient({ bindings: { ...env, PAYMENT_METHODS: MOLLIE_VARS.PAYMENT_METHODS } })
    expect(await methodNames(local)).toEqual(['payment_card', 'payment_prepayment'])
  })
})

describe('the doctor command for Mollie', () => {
  const findings = async (bindings: object) => {
    const headers = { authorization: `Bearer ${env.OPS_SECRET}` }
    const requested = new Request('https://shop.test/_ops/payments', { headers })
    const response = await visit(requested, { ...env, ...bindings })
    const Body = z.object({ remarks: z.array(z.object({ kind: z.string(), what: z.string() })) })
    return Body.parse(await response.json()).remarks.map(({ kind, what }) =>
      `${kind} ${what}`.trim(),
    )
  }

  test('the doctor reports missing account methods and an unreachable webhook address', async () => {
    fakeMollie()
    expect(await findings(BINDINGS)).toEqual([
      'not-in-account twint',
      'no-webhooks https://shop.test',
      'no-card-fields MOLLIE_PROFILE_ID',
      'test-key',
    ])
  })

  test('the doctor requires the profile only if cards are offered', async () => {
    fakeMollie()
    const profile = { ...BINDINGS, MOLLIE_PROFILE_ID: 'pfl_3RkSN1zuPE' }
    const cardless = { ...BINDINGS, PAYMENT_METHODS: 'paypal' }
    for (const settings of [profile, cardless])
      expect(await findings(settings)).not.toContain('no-card-fields MOLLIE_PROFILE_ID')
  })

  test('the doctor reports a refused key, an unavailable Mollie and unsupported methods', async () => {
    const mollie = fakeMollie()
    const withdrawn = { ...BINDINGS, MOLLIE_API_KEY: 'live_withdrawn0000' }
    expect(await findings(withdrawn)).toEqual(['key-refused https://api.mollie.com/v2'])
    mollie.goDown()
    expect(await findings(BINDINGS)).toEqual(['unreachable https://api.mollie.com/v2'])
    expect(await findings({ PAYMENT_METHODS: MOLLIE_VARS.PAYMENT_METHODS })).toEqual([
      'test-gateway',
      'not-taken twint, paypal, sepa',
    ])
  })
})
