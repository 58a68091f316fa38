import type { ScryptCost } from './scrypt.ts'

/** OWASP's recommendation for 16 MiB of memory (password storage cheat sheet). */
export const SCRYPT_COST: ScryptCost = { n: 2 ** 14, r: 8, p: 5 }

/** Time between two turns: one derivation takes about 500 ms of the thread, in slices. */
export const TURN_MS = 700
/** The longest wait for a turn. Requests that would wait longer are refused. */
export const MAX_WAIT_MS = 3_000
