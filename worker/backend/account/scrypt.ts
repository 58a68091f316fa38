import { scryptSync } from 'node:crypto'

/** Cost of one derivation: `n` is CPU and memory (16 MiB at 2^14, r 8), `p` repeats it. */
export type ScryptCost = Readonly<{ n: number; r: number; p: number }>

export const SCRYPT_COST: ScryptCost = { n: 2 ** 14, r: 8, p: 5 }
const MAX_MEMORY_BYTES = 64 * 1024 * 1024

/**
 * Derives a key from a password. Synchronous on purpose: an isolate has one thread, so no more than
 * one derivation runs there at a time, and no request ever waits in a queue that a cancelled
 * request could leave locked. (The runtime's asynchronous scrypt blocks the thread just as well.)
 */
export function scrypt(password: string, salt: Buffer, bytes: number, cost: ScryptCost): Buffer {
  const { n, r, p } = cost
  return scryptSync(password, salt, bytes, { N: n, r, p, maxmem: MAX_MEMORY_BYTES })
}
