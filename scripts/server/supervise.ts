import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const ONE_SECOND_MS = 1_000

/** Makes each workerd that Miniflare starts end with this process, even after a crash. */
export function endWorkerdWithThisProcess(): void {
  // Windows has no `sh`.
  if (process.platform === 'win32') return
  const fromMiniflare = createRequire(resolve('node_modules/miniflare/package.json'))
  process.env.RIPSTOP_WORKERD ??= String(fromMiniflare('workerd').default)
  process.env.MINIFLARE_WORKERD_PATH = resolve('scripts/server/workerd.sh')
}

/**
 * Calls `end` after the npm script that started this process has ended. A process with another
 * parent continues.
 */
export function endWithNpmScript(end: () => void): void {
  const { ppid } = process
  if (process.env.RIPSTOP_STARTED_BY !== String(ppid)) return
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    end()
  }, ONE_SECOND_MS)
  timer.unref()
}
