import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 in hex, as Shopware signs. */
export function signatureOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

/** Whether this text was signed with the secret. A malformed signature is invalid. */
export function isSigned(text: string, signature: string | undefined, secret: string): boolean {
  const due = Buffer.from(signatureOf(text, secret))
  const sent = Buffer.from(signature ?? '')
  return sent.length === due.length && timingSafeEqual(sent, due)
}

/**
 * The secret of one Shopware, which it receives when it registers. It is derived from our secret
 * and the shop's id, so it need not be stored. Other shops cannot use its signatures.
 */
export function secretOfShop(shopId: string, secret: string): string {
  return signatureOf(`shop:${shopId}`, secret)
}
