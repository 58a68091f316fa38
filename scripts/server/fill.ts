import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { seed } from './seed.ts'

type Open = Readonly<{ url: URL; secret: string; storage: string }>

/**
 * Fills the embedded backend with the demo catalogue and starts drawing its thumbnails. With a
 * remote Shopware it does nothing.
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

/**
 * Draws missing PNG thumbnails in a background process of lowest priority; the first run takes a
 * minute or two.
 */
export function beginPlates(shop: { url: URL; secret: string }): ChildProcess {
  const args = ['scripts/shop.ts', 'plates', '--url', shop.url.origin]
  const painting = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, OPS_SECRET: shop.secret },
  })
  if (painting.pid) setPriority(painting.pid, constants.priority.PRIORITY_LOW)
  return painting
}
