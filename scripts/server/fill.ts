import type { ChildProcess } from 'node:child_process'
import { beginPlates } from './plates.ts'
import { seed } from './seed.ts'

type Open = Readonly<{ url: URL; secret: string; storage: string }>

/**
 * Fills our own shop with the demo catalogue and starts drawing its pictures. In front of another
 * shop there is nothing to fill.
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
