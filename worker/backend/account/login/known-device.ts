import { Buffer } from 'node:buffer'
import { DAY_MS } from '#shared/domain/durations.ts'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets, type SigningSecrets } from '#worker/runtime/signing-secrets.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'

const YEAR_MS = 365 * DAY_MS
const TOKEN = /^([0-9a-f]{32})\.([0-9a-z]{8,10})\.([0-9a-f]{64})$/

/**
 * A token that a browser stores after a login. It proves only that the browser logged in with this
 * address. Attempts from other devices then do not use up this device's attempts. Null if the shop
 * has no signing secret.
 */
export function knownDeviceToken(
  secrets: SigningSecrets | null,
  email: string,
  at: Date,
): string | null {
  if (secrets === null) return null
  const id = randomBytes(16).toString('hex')
  const issuedAt = at.getTime().toString(36)
  return `${id}.${issuedAt}.${signatureOf(secrets.now, email, id, issuedAt).toString('hex')}`
}

/** The id of a device that is known for this address; null for others. */
export function knownDevice(
  secrets: SigningSecrets | null,
  email: string,
  token: unknown,
  at: Date,
): string | null {
  if (secrets === null || typeof token !== 'string') return null
  const [, id, issuedAt, signature] = TOKEN.exec(token) ?? []
  if (!id || !issuedAt || !signature) return null
  const sent = Buffer.from(signature, 'hex')
  const isOurs = acceptedSecrets(secrets).some((secret) =>
    timingSafeEqual(sent, signatureOf(secret, email, id, issuedAt)),
  )
  if (!isOurs) return null
  return at.getTime() - Number.parseInt(issuedAt, 36) <= YEAR_MS ? id : null
}

function signatureOf(secret: string, email: string, id: string, issuedAt: string): Buffer {
  const claim = `known-device:${id}:${issuedAt}:${emailKeyOf(email)}`
  return createHmac('sha256', secret).update(claim).digest()
}
