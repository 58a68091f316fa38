import type { ChildProcess } from 'node:child_process'
import { beginPlates } from './plates.ts'
import { seed } from './seed.ts'

type Open = Readonly<{ url: URL; secret: string; storage: string }>

/**
 * Fills a shop of our own with the demo catalogue and begins to draw its plates. In front of another
 * shop there is nothing to fill: its catalogue is where it stands.
 */
export async function fill(
  shop: Open,
  vars: Readonly<Record<string, string>>,
  by = { seed, beginPlates },
): Promise<{ readonly catalogue: string; readonly painting: ChildProcess | null }> {
  const { STORE_API_URL: elsewhere } = vars
  if (elsewhere) return { catalogue: elsewhere, painting: null }
  return { catalogue: await by.seed(shop), painting: by.beginPlates(shop) }
}
