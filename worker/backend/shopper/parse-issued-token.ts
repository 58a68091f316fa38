import { Buffer } from 'node:buffer'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { acceptedSecrets, type SigningSecrets } from '#worker/runtime/signing-secrets.ts'
import { LETTERS_AND_DIGITS, randomText } from '#worker/backend/sql/ids.ts'
import { choicesIn, choicesText, type TokenChoices } from './token-choices.ts'
import { tokenParts } from '../http/token.ts'

const KEY_LENGTH = 16
const CHOICES_LENGTH = 4
const WAITING_SIGNATURE_LENGTH = 12
const NONCE_LENGTH = 8
const SIGNATURE_LENGTH = 8

/**
 * The content of a token. `waiting`: the shop issued it, and stores nothing for it. It contains the
 * visitor's choices, and `secret` will open the object that the first product creates. `opened`:
 * the shop issued it for an object. `unsigned`: older than signed tokens, or invented.
 */
export type IssuedToken =
  | Readonly<{ kind: 'waiting'; key: string; secret: string; choices: TokenChoices }>
  | Readonly<{ kind: 'opened' | 'unsigned'; key: string; secret: string }>

/** Parses a token; null for a malformed one. */
export function parseIssuedToken(signedWith: SigningSecrets, token: string): IssuedToken | null {
  const parts = tokenParts(token)
  if (!parts) return null
  for (const signer of acceptedSecrets(signedWith)) {
    const issued = issuedBy(signer, token, parts)
    if (issued) return issued
  }
  return { kind: 'unsigned', ...parts }
}

type Parts = Readonly<{ key: string; secret: string }>

function issuedBy(signedWith: string, token: string, { key, secret }: Parts): IssuedToken | null {
  if (isSame(secret, openedSecret(signedWith, key, secret.slice(0, NONCE_LENGTH))))
    return { kind: 'opened', key, secret }
  const choicesPart = secret.slice(0, CHOICES_LENGTH)
  if (!isSame(token, waitingToken(signedWith, key, choicesPart))) return null
  // Derived from the key, so that two simultaneous requests with the first product open the same
  // object.
  const nonce = signed(signedWith, `nonce:${key}`, NONCE_LENGTH)
  const choices = choicesIn(choicesPart)
  return { kind: 'waiting', key, secret: openedSecret(signedWith, key, nonce), choices }
}

/** A token for which nothing is stored yet. */
export function newWaitingToken({ now }: SigningSecrets): string {
  return waitingToken(now, newKey(), choicesText({}))
}

/** The token of a visitor with choices, with the same key. */
export function withChoices({ now }: SigningSecrets, key: string, choices: TokenChoices): string {
  return waitingToken(now, key, choicesText(choices))
}

/** A new secret for an existing object. */
export function newSecret({ now }: SigningSecrets, key: string): string {
  return openedSecret(now, key, randomText(NONCE_LENGTH))
}

/** The name of a new object. */
export function newKey(): string {
  return randomText(KEY_LENGTH)
}

function waitingToken(signedWith: string, key: string, choicesPart: string): string {
  return (
    key + choicesPart + signed(signedWith, `waiting:${key}${choicesPart}`, WAITING_SIGNATURE_LENGTH)
  )
}

function openedSecret(signedWith: string, key: string, nonce: string): string {
  return nonce + signed(signedWith, `opened:${key}${nonce}`, SIGNATURE_LENGTH)
}

function signed(signedWith: string, text: string, length: number): string {
  const digest = createHmac('sha256', signedWith).update(`context-token:${text}`).digest()
  return Array.from(
    digest.subarray(0, length),
    (byte) => LETTERS_AND_DIGITS[byte % LETTERS_AND_DIGITS.length],
  ).join('')
}

function isSame(sent: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(sent), Buffer.from(expected))
}
