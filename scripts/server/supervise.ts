import { createRequire } from 'node:module'
import { resolve } from 'node:path'

const ONE_SECOND_MS = 1_000

/** Lets each workerd that Miniflare starts end with this process, whatever ends it. */
export function endWorkerdWithThisProcess(): void {
  // Windows has no `sh`.
  if (process.platform === 'win32') return
  const fromMiniflare = createRequire(resolve('node_modules/miniflare/package.json'))
  process.env.RIPSTOP_WORKERD ??= String(fromMiniflare('workerd').default)
  process.env.MINIFLARE_WORKERD_PATH = resolve('scripts/server/workerd.sh')
}

/**
 * Calls `end` once the npm script that started this process has gone. A process that was started in
 * another way goes on.
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
