import { Buffer } from 'node:buffer'
import { env } from 'cloudflare:workers'

/** The token of a form that was shown at this time. */
export async function signedAt(at: Date): Promise<string> {
  const shownAt = at.getTime().toString(36)
  const bytes = (text: string) => new TextEncoder().encode(text)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = bytes(env.SIGNING_SECRET ?? '')
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, bytes(`form:${shownAt}`))
  return `${shownAt}.${Buffer.from(signed).toString('hex')}`
}
