import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex, as Shopware signs. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether this text was signed with the secret; what is no signature at all is none of it. */
export function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  const due = Buffer.from(signatureOf(text, secret))
  const sent = Buffer.from(signature ?? '')
  return sent.length === due.length && timingSafeEqual(sent, due)
}

/**
 * The secret of one Shopware, which it is given when it registers. It follows from ours and its id,
 * so nothing has to be kept, and what one of them signs is worth nothing from another.
 */
export function secretOfShop(shopId: string, secret: string): string {
  return signatureOf(`shop:${shopId}`, secret)
}
