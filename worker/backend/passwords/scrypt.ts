import { Buffer } from 'node:buffer'
import { pbkdf2Sync } from 'node:crypto'
import { blockMix } from './salsa.ts'

/** Cost of a hash: `n` times `r` is CPU and memory (16 MiB at 2^14 and 8), `p` repeats it. */
export type ScryptCost = Readonly<{ n: number; r: number; p: number }>

const BYTES_OF_R = 128
const WORDS_OF_R = 32
const WORDS_OF_BLOCK = 16
/** Steps times r per slice. With r 8 a slice takes a few milliseconds, in which pages wait. */
const STEPS_OF_SLICE = 8 * 1024
const DIGEST = 'sha256'

/**
 * Derives a key from a password (RFC 7914) in slices, so that other requests can run in between.
 * The runtime's own scrypt is faster, but blocks the thread until it ends, even when called
 * asynchronously.
 */
export async function scrypt(
  password: string,
  salt: Buffer,
  bytes: number,
  { n, r, p }: ScryptCost,
): Promise<Buffer> {
  const seed = pbkdf2Sync(password, salt, 1, p * BYTES_OF_R * r, DIGEST)
  const words = new Int32Array(new Uint8Array(seed).buffer)
  const size = WORDS_OF_R * r
  const stored = new Int32Array(n * size)
  for (let part = 0; part < p; part += 1) await mix(words.subarray(part * size, (part + 1) * size))
  return pbkdf2Sync(password, Buffer.from(words.buffer), 1, bytes, DIGEST)

  async function mix(block: Int32Array): Promise<void> {
    const stepsOfSlice = Math.max(1, Math.floor(STEPS_OF_SLICE / r))
    const mixed = new Int32Array(size)
    stored.set(block)
    for (let step = 1; step < n; step += 1) {
      blockMix(stored, (step - 1) * size, stored, step * size, r)
      if (step % stepsOfSlice === 0) await yieldThread()
    }
    blockMix(stored, (n - 1) * size, block, 0, r)
    for (let step = 0; step < n; step += 1) {
      // A power of two, so its remainder is the low bits.
      const from = ((block[size - WORDS_OF_BLOCK] ?? 0) & (n - 1)) * size
      for (let word = 0; word < size; word += 1)
        mixed[word] = (block[word] ?? 0) ^ (stored[from + word] ?? 0)
      blockMix(mixed, 0, block, 0, r)
      if (step % stepsOfSlice === 0) await yieldThread()
    }
  }
}

/** Lets other requests run. */
function yieldThread(): Promise<void> {
  return scheduler.wait(0)
}
