import { createHash } from 'node:crypto'

const TOKEN = /^([0-9A-Za-z]{16})([0-9A-Za-z]{16})$/

/** `key` identifies the shopper's object, `secret` authorizes access to it. */
export type TokenParts = { readonly key: string; readonly secret: string }

/** The halves of a context token; null for an invalid one. */
export function tokenParts(token: string): TokenParts | null {
  const [, key, secret] = TOKEN.exec(token) ?? []
  return key && secret ? { key, secret } : null
}

/** The stored hash of a secret. A stolen copy of the storage opens no session. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
