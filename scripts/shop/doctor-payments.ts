import { z } from '#shared/schemas/zod.ts'
import { printable } from './printable.ts'
import type { Shop } from './shop.ts'

const SENTENCES = {
  'no-provider': (what: string) =>
    `Nobody takes money online, so ${what} cannot be chosen: set the secret MOLLIE_API_KEY.`,
  'test-gateway': () =>
    'Cards are taken by the test gateway, which moves no money: set MOLLIE_API_KEY to take real ones.',
  'test-key': () => 'The key of Mollie is a test key: payments move no money.',
  'key-refused': () => 'Mollie refuses the key: MOLLIE_API_KEY is wrong, or was withdrawn.',
  unreachable: (what: string) => `Mollie does not answer at ${what}.`,
  'not-in-account': (what: string) =>
    `The account at Mollie does not have ${what}: switch it on there, or take it out of PAYMENT_METHODS.`,
  'not-taken': (what: string) => `The test gateway does not take ${what}: it is not offered.`,
  'no-webhooks': (what: string) =>
    `Mollie cannot reach ${what}: payments are noticed only when shoppers come back, or minutes later.`,
  'no-card-fields': (what: string) =>
    `Cards are typed in at Mollie's page: set ${what} to have its fields at the checkout.`,
} as const

/** States that are right in a shop that does not sell yet. */
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

/**
 * What a running shop of ours lacks to take payments, a sentence each; exit code 1 if shoppers
 * would notice.
 */
export async function examinePayments(shop: Shop): Promise<number> {
  const { data } = await shop.call({ method: 'GET', path: '/payments', schema: Payments })
  process.stdout.write(`Ways to pay: ${printable(data.offered.join(', '))}\n`)
  for (const { kind, what } of data.remarks) {
    const mark = NOTES.includes(kind) ? '-' : '!'
    process.stdout.write(`${mark} ${printable(SENTENCES[kind](what))}\n`)
  }
  return data.remarks.every(({ kind }) => NOTES.includes(kind)) ? 0 : 1
}
