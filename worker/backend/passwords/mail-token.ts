import { createHash } from 'node:crypto'

/** The hash of a secret in a mail. Only the hash is stored, so a stolen database opens no links. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * `em` of a confirmation link: a digest of the address, which must not be in a URL
 * (docs/store-api.md#links-in-mails).
 */
export function emailDigest(emailKey: string): string {
  return createHash('sha1').update(emailKey).digest('hex')
}
