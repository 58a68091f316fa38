import { scrypt as derive, type ScryptCost } from '#worker/backend/passwords/scrypt.ts'

/** The derivations so far; a test empties the list first. */
export const derivations: (ScryptCost & { readonly bytes: number })[] = []

/** @public read in place of the shop's own, which it calls */
export function scrypt(...[password, salt, bytes, cost]: Parameters<typeof derive>) {
  derivations.push({ bytes, ...cost })
  return derive(password, salt, bytes, cost)
}
