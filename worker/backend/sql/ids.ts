import { createHash, randomInt, randomUUID } from 'node:crypto'

const ID_LENGTH = 32
/** Maximum number of cached ids. Each product needs the same ids of units, taxes and pictures. */
const MAX_REMEMBERED = 10_000
/** Longer than any key of a catalogue. */
const MAX_REMEMBERED_LENGTH = 200
const remembered = new Map<string, string>()

/**
 * The stable id of a record with a key (`product`, `70000`): the first 32 hex digits of the SHA-256
 * of `kind:key`. The same data has the same ids in every installation, so links and carts survive a
 * new import (docs/decisions/006-ids.md).
 */
export function idOf(kind: string, key: string): string {
  const name = `${kind}:${key}`
  const known = remembered.get(name)
  if (known !== undefined) return known
  const id = idOfText(kind, key)
  if (name.length > MAX_REMEMBERED_LENGTH) return id
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(name, id)
  return id
}

/** The same for texts that people write, which are not cached in memory. */
export function idOfText(kind: string, text: string): string {
  return createHash('sha256').update(`${kind}:${text}`).digest('hex').slice(0, ID_LENGTH)
}

/** The characters of tokens and codes. Their order is part of issued tokens. */
export const LETTERS_AND_DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random UUID (version 4) in the Store API's format: 32 hex digits. */
export function newId(): string {
  return randomUUID().replaceAll('-', '')
}

/** Random letters and digits. */
export function randomText(length: number): string {
  return Array.from(
    { length },
    () => LETTERS_AND_DIGITS[randomInt(LETTERS_AND_DIGITS.length)],
  ).join('')
}
