import { createHash } from 'node:crypto'

const TOKEN = /^([0-9A-Za-z]{16})([0-9A-Za-z]{16})$/

/** `key` names the shopper's object, `secret` opens it. */
export type TokenParts = { readonly key: string; readonly secret: string }

/** The halves of a context token, null for anything that is none. */
export function tokenParts(token: string): TokenParts | null {
  const [, key, secret] = TOKEN.exec(token) ?? []
  return key && secret ? { key, secret } : null
}

/** What an object keeps of a secret: a stolen copy of its storage opens no session. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
