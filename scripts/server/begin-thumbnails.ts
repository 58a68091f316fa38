import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'

/**
 * Draws missing PNG thumbnails in a background process of lowest priority; the first run takes a
 * minute or two.
 */
export function beginThumbnails(shop: { url: URL; secret: string }): ChildProcess {
  const args = ['scripts/shop.ts', 'thumbnails', '--url', shop.url.origin]
  const drawing = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, OPS_SECRET: shop.secret },
  })
  if (drawing.pid) setPriority(drawing.pid, constants.priority.PRIORITY_LOW)
  return drawing
}
