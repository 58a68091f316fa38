import { createHash, randomBytes, randomInt } from 'node:crypto'

const ID_LENGTH = 32
/** Ids of kinds that every article names again: units, taxes, pictures. */
const MOST_REMEMBERED = 10_000
/** Longer than any key of a catalogue. */
const MAX_REMEMBERED_LENGTH = 200
const remembered = new Map<string, string>()

/**
 * The stable id of a thing that has a name of its own (`product`, `70000`): the first 32 hex digits
 * of the sha-256 of `kind:key`. The same data gives the same ids in every installation, so links,
 * carts and tests survive a new import.
 */
export function idOf(kind: string, key: string): string {
  const name = `${kind}:${key}`
  const known = remembered.get(name)
  if (known !== undefined) return known
  const id = idOfText(kind, key)
  if (name.length > MAX_REMEMBERED_LENGTH) return id
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(name, id)
  return id
}

/** The same for texts of a person, which must not stay in memory. */
export function idOfText(kind: string, text: string): string {
  return createHash('sha256').update(`${kind}:${text}`).digest('hex').slice(0, ID_LENGTH)
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A new random id in the form of the Store API. */
export function newId(): string {
  return randomBytes(16).toString('hex')
}

/** Letters and digits that nobody can guess. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
