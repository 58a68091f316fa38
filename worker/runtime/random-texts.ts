import { Buffer } from 'node:buffer'

const AT_ONCE = 64

/**
 * Creates random texts of `bytes` bytes. It requests the bytes for many texts at once, because a
 * call to the runtime costs more than the bytes.
 */
export function createRandomTexts(encoding: 'base64' | 'hex', bytes: number): () => string {
  const random = Buffer.alloc(AT_ONCE * bytes)
  let taken = random.length
  return () => {
    if (taken === random.length) {
      crypto.getRandomValues(random)
      taken = 0
    }
    return random.toString(encoding, taken, (taken += bytes))
  }
}
