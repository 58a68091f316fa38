import type { ScryptCost } from './scrypt.ts'

/** OWASP's recommendation for 16 MiB of memory (password storage cheat sheet). */
export const SCRYPT_COST: ScryptCost = { n: 2 ** 14, r: 8, p: 5 }

/** Time between two slots in ms. One hash takes about 500 ms of the thread, in slices. */
export const TURN_MS = 700
/** The maximum wait for a slot in ms. Requests that would wait longer are refused. */
export const MAX_WAIT_MS = 3_000
