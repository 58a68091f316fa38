import { createHash } from 'node:crypto'

/** What the database keeps of a secret that a mail carries: a stolen copy opens nothing. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * `em` of a confirmation link: names the address without writing it into a URL
 * (docs/store-api.md#links-in-mails).
 */
export function emailDigest(emailKey: string): string {
  return createHash('sha1').update(emailKey).digest('hex')
}
