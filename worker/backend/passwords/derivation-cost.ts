import type { ScryptCost } from './scrypt.ts'

/** What the table of OWASP's password storage cheat sheet has for 16 MiB of memory. */
export const SCRYPT_COST: ScryptCost = { n: 2 ** 14, r: 8, p: 5 }

/** One derivation takes about 500 ms of the thread, in slices; two at once would slow each other. */
export const TURN_MS = 700
/** The longest wait for a turn; a later request is refused with a time to try again. */
export const MAX_WAIT_MS = 3_000
