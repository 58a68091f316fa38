import { createHash } from 'node:crypto'

/** The name of a build, by the manifest of its browser files. */
export function buildIdOf(manifest: string): string {
  return createHash('sha256').update(manifest).digest('hex').slice(0, 12)
}
