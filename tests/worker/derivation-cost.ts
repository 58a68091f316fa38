import type { ScryptCost } from '#worker/backend/passwords/scrypt.ts'

// The cost of hashing in the worker tests, which create hundreds of accounts.
// tests/unit/backend/derivation-cost.test.ts checks the cost in production.
export const SCRYPT_COST: ScryptCost = { n: 2 ** 10, r: 8, p: 1 }
/** @public read in place of the shop's own */
export const TURN_MS = 20
/** @public read in place of the shop's own */
export const MAX_WAIT_MS = 160
