import { randomBytes } from 'node:crypto'

/** An id for something that nobody named before, in the form of the Store API. */
export function newId(): string {
  return randomBytes(16).toString('hex')
}
