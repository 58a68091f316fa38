import { randomBytes, randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A new random id in the form of the Store API. */
export function newId(): string {
  return randomBytes(16).toString('hex')
}

/** Letters and digits that nobody can guess. */
export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
