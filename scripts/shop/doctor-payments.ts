import { z } from '#shared/schemas/zod.ts'
import { printable } from './printable.ts'
import type { ShopClient } from './shop.ts'

const SENTENCES = {
  'no-provider': (what: string) =>
    `No provider accepts online payments, so ${what} is not offered. Set the secret MOLLIE_API_KEY.`,
  'test-gateway': () =>
    'The test gateway accepts cards and moves no money. Set MOLLIE_API_KEY to accept real ones.',
  'test-key': () => 'MOLLIE_API_KEY is a test key, so payments move no money.',
  'key-refused': () => 'Mollie rejects MOLLIE_API_KEY: it is wrong or was revoked.',
  unreachable: (what: string) => `Mollie does not respond at ${what}.`,
  'not-in-account': (what: string) =>
    `The Mollie account lacks ${what}. Enable it there, or remove it from PAYMENT_METHODS.`,
  'not-taken': (what: string) => `The test gateway does not support ${what}, so it is not offered.`,
  'no-webhooks': (what: string) =>
    `Mollie cannot reach ${what}. Payments are confirmed only when shoppers return, or minutes later.`,
  'no-card-fields': (what: string) =>
    `Mollie's page asks for the card. Set ${what} to show its fields at checkout.`,
} as const

/** Findings that are acceptable before the shop sells. */
const NOTES: readonly string[] = ['test-gateway', 'test-key', 'no-card-fields']

const Payments = z.object({
  offered: z.array(z.string()),
  remarks: z.array(
    z.object({
      kind: z.enum([
        'no-provider',
        'test-gateway',
        'test-key',
        'key-refused',
        'unreachable',
        'not-in-account',
        'not-taken',
        'no-webhooks',
        'no-card-fields',
      ]),
      what: z.string(),
    }),
  ),
})

/** Reports missing payment settings of a running shop. Returns 1 if shoppers would notice them. */
export async function examinePayments(shop: ShopClient): Promise<number> {
  const { data } = await shop.call({ method: 'GET', path: '/payments', schema: Payments })
  process.stdout.write(`Payment methods: ${printable(data.offered.join(', '))}\n`)
  for (const { kind, what } of data.remarks) {
    const mark = NOTES.includes(kind) ? '-' : '!'
    process.stdout.write(`${mark} ${printable(SENTENCES[kind](what))}\n`)
  }
  return data.remarks.every(({ kind }) => NOTES.includes(kind)) ? 0 : 1
}
