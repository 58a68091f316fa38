import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { PAYMENT_STATUSES, type PaymentStatus, type WebhookNews } from '../port/provider.ts'
import { isSigned, sign, SIGNATURE_HEADER } from './signature.ts'
import type { GatewayPayment } from './gateway-payments.ts'

export const WEBHOOK_PATH = '/_payments/webhook/test'

const Body = z.object({
  id: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amountCents: z.int(),
})

type Sender = Readonly<{ origin: string; secret: string; at: Date }>

/**
 * The news of a decided payment as a provider at its worst sends them: the last first, then the
 * one before, then the last once more.
 */
export function webhooksOf(payment: GatewayPayment, sender: Sender): readonly Request[] {
  const { status } = payment
  if (status === 'refunded' || status === 'open') return []
  const told: readonly PaymentStatus[] =
    status === 'pending' ? [status] : [status, 'pending', status]
  return told.map((news) => webhook(payment, news, sender))
}

function webhook(
  { id, amount_cents: amountCents }: GatewayPayment,
  status: PaymentStatus,
  { origin, secret, at }: Sender,
): Request {
  const body = JSON.stringify({ id, status, amountCents })
  return new Request(`${origin}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, at) },
    body,
  })
}

/** What a webhook says, if its signature holds. */
export async function readWebhook(
  request: Request,
  secret: string,
  at: Date,
): Promise<Result<WebhookNews, 'forged' | 'malformed'>> {
  const text = await request.text()
  const signature = request.headers.get(SIGNATURE_HEADER) ?? ''
  if (!isSigned(secret, text, signature, at)) return fail('forged')
  const body = Body.safeParse(parsed(text))
  if (!body.success) return fail('malformed')
  const { id: providerId, status, amountCents: amount } = body.data
  return ok({ providerId, news: { providerId, status, amount } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
