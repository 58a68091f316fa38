import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** A hash of the contents of some files, which differs between two states. */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync([...patterns]).sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}
