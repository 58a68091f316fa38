import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** Tells two states of some files apart, by their content. */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync([...patterns]).sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}
