import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import type { CardScenario } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { visit } from './paying.ts'

const FIELDS = 'https://shop.test/_gateway/fields'
const TOKENS = 'https://shop.test/_gateway/tokens'

const Told = z.object({
  token: z.string().optional(),
  ticket: z.string().optional(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
})

type Typed = Readonly<Partial<Record<'card' | 'expiry' | 'code' | 'ticket', string>>>

/** Opens the test gateway's card fields as the frame in the checkout does. */
export async function openFields(locale = 'de') {
  const response = await visit(new Request(`${FIELDS}?locale=${locale}`))
  const html = await response.text()
  const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { html, ticket, policy: response.headers.get('content-security-policy') ?? '' }
}

/** Sends the card fields like their frame, without an origin; by default with a valid card. */
export async function sendFields(input: Typed = {}, { locale = 'de' } = {}) {
  const ticket = input.ticket ?? (await openFields(locale)).ticket
  const good = { card: TEST_CARDS.paid, expiry: '12/40', code: '123' }
  const response = await visit(
    new Request(`${TOKENS}?locale=${locale}`, {
      method: 'POST',
      headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...good, ...input, ticket }),
    }),
    { ...env },
  )
  return { status: response.status, body: Told.parse(await response.json()) }
}

/** A card token with this payment result. */
export async function aTokenOf(fate: CardScenario): Promise<string> {
  const { body } = await sendFields({ card: TEST_CARDS[fate] })
  if (!body.token) throw new Error(`No token: ${JSON.stringify(body)}`)
  return body.token
}
