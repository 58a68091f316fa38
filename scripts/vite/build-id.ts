import { createHash } from 'node:crypto'

/** Build id: a hash of the client manifest. */
export function buildIdOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12)
}
