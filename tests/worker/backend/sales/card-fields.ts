import { env } from 'cloudflare:workers'
import { z } from '#shared/schemas/zod.ts'
import { TEST_CARDS } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import type { CardFate } from '#worker/backend/payment-providers/test-gateway/cards.ts'
import { visit } from './paying.ts'

const FIELDS = 'https://shop.test/_gateway/fields'
const TOKENS = 'https://shop.test/_gateway/tokens'

const Told = z.object({
  token: z.string().optional(),
  ticket: z.string().optional(),
  faults: z.record(z.string(), z.string()).optional(),
})

type Typed = Readonly<Partial<Record<'card' | 'expiry' | 'code' | 'ticket', string>>>

/** Opens the test gateway's card fields as a frame of the checkout does. */
export async function openFields(locale = 'de') {
  const answer = await visit(new Request(`${FIELDS}?locale=${locale}`))
  const html = await answer.text()
  const ticket = /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? ''
  return { html, ticket, policy: answer.headers.get('content-security-policy') ?? '' }
}

/** Sends the fields as their frame does: from nowhere, with a good card where a test says nothing else. */
export async function sendFields(typed: Typed = {}, { locale = 'de' } = {}) {
  const ticket = typed.ticket ?? (await openFields(locale)).ticket
  const good = { card: TEST_CARDS.paid, expiry: '12/40', code: '123' }
  const answer = await visit(
    new Request(`${TOKENS}?locale=${locale}`, {
      method: 'POST',
      headers: { origin: 'null', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ ...good, ...typed, ticket }),
    }),
    { ...env },
  )
  return { status: answer.status, body: Told.parse(await answer.json()) }
}

/** The token of a card with this fate. */
export async function aTokenOf(fate: CardFate): Promise<string> {
  const { body } = await sendFields({ card: TEST_CARDS[fate] })
  if (!body.token) throw new Error(`No token: ${JSON.stringify(body)}`)
  return body.token
}
