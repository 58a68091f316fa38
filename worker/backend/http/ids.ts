import { createHash } from 'node:crypto'

const ID_LENGTH = 32

/**
 * The stable id of a thing that has a name of its own (`product`, `70000`): the first 32 hex digits
 * of the sha-256 of `kind:key`. The same data gives the same ids in every installation, so links,
 * carts and tests survive a new import.
 */
export function idOf(kind: string, key: string): string {
  return createHash('sha256').update(`${kind}:${key}`).digest('hex').slice(0, ID_LENGTH)
}
