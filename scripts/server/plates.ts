import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Starts to draw missing main pictures as PNG, beside the open shop and at the lowest priority: it
 * takes a minute or two the first time, and nobody waits for it.
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
