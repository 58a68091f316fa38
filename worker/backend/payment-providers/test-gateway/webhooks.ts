import { Buffer } from 'node:buffer'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  type ProviderPayment,
  type WebhookNews,
} from '../port/provider.ts'
import type { GatewayPayment } from './gateway-payments.ts'
import { MINUTE_MS } from '#shared/domain/durations.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'

export const WEBHOOK_PATH = '/_payments/webhook/test'

const CURRENCY = 'EUR'
const Body = z.object({
  id: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  amountCents: z.int(),
  currency: z.string().default(CURRENCY),
  refundedCents: z.int().default(0),
  chargedBackCents: z.int().default(0),
})

export function reportOf(payment: GatewayPayment): ProviderPayment {
  const { id: providerId, status, amountCents: amount } = payment
  return {
    providerId,
    status: status === 'refunded' ? 'paid' : status,
    amount,
    currency: CURRENCY,
    refunded: status === 'refunded' ? amount : payment.refundedCents,
    chargedBack: payment.chargedBackCents,
  }
}

type Sender = Readonly<{ origin: string; secret: string; at: Date }>

/**
 * The webhooks of a decided payment, in the worst order that a provider may use: the last one, the
 * one before, then the last one again.
 */
export function webhooksOf(payment: GatewayPayment, sender: Sender): readonly Request[] {
  const { status } = payment
  if (status === 'refunded' || status === 'open') return []
  const statuses: readonly PaymentStatus[] =
    status === 'pending' ? [status] : [status, 'pending', status]
  return statuses.map((news) => webhook(payment, news, sender))
}

function webhook(
  payment: GatewayPayment,
  status: PaymentStatus,
  { origin, secret, at }: Sender,
): Request {
  const { id, amountCents } = payment
  const { refunded: refundedCents, chargedBack: chargedBackCents, currency } = reportOf(payment)
  const news = { id, status, amountCents, currency, refundedCents, chargedBackCents }
  const body = JSON.stringify(news)
  return new Request(`${origin}${WEBHOOK_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, at) },
    body,
  })
}

/** Parses a webhook with a valid signature. */
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
  const { id: providerId, status, amountCents: amount, currency } = body.data
  const { refundedCents: refunded, chargedBackCents: chargedBack } = body.data
  return ok({ providerId, news: { providerId, status, amount, currency, refunded, chargedBack } })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export const SIGNATURE_HEADER = 'x-gateway-signature'
const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/
/** The maximum age of a signature, so that a captured webhook cannot be replayed later. */
const TOLERANCE_MS = 5 * MINUTE_MS

/** Signs a body: `t=<milliseconds>,v1=<hmac of time and body>`. */
export function sign(secret: string, body: string, at: Date): string {
  const time = at.getTime()
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`
}

function isSigned(secret: string, body: string, signature: string, at: Date): boolean {
  const [, time, hex] = FORM.exec(signature) ?? []
  if (!time || !hex) return false
  if (Math.abs(at.getTime() - Number(time)) > TOLERANCE_MS) return false
  return timingSafeEqual(digest(secret, Number(time), body), Buffer.from(hex, 'hex'))
}

function digest(secret: string, time: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest()
}
