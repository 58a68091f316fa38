import type { ScryptCost } from '#worker/backend/passwords/scrypt.ts'

// What tests of the worker derive passwords at: hundreds of accounts are made, and none is attacked.
// tests/unit/backend/derivation-cost.test.ts holds the cost that shops have.
export const SCRYPT_COST: ScryptCost = { n: 2 ** 10, r: 8, p: 1 }
/** @public read in place of the shop's own */
export const TURN_MS = 20
/** @public read in place of the shop's own */
export const MAX_WAIT_MS = 160
