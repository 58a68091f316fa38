import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const BUILT = resolve('dist/ripstop')

export type ServeOptions = {
  /** 0 takes a free port. */
  readonly port: number
  /** The folder that keeps D1, KV, R2, Durable Objects and caches. */
  readonly storage: string
  /** Vars and secrets that come on top of wrangler.toml's. */
  readonly vars?: Readonly<Record<string, string>>
}

/**
 * Runs the built worker with the bindings of `wrangler.toml`, no proxy in between. Start, the
 * browser tests and the bench all stand on this; so can a shop on a machine of one's own.
 */
export async function serve({ port, storage, vars = {} }: ServeOptions) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(resolve(BUILT, 'wrangler.json'))
  const modules = globSync('**/*.js', { cwd: BUILT })
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((path) => ({ type: 'ESModule' as const, path: resolve(BUILT, path) }))

  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      resourcePersistencePath: storage,
      workers: [
        {
          ...workerOptions,
          bindings: Object.assign({}, workerOptions.bindings, vars),
          modulesRoot: BUILT,
          modules,
        },
      ],
    }),
  )
  const url = await miniflare.ready
  return {
    url,
    miniflare,
    close: () => miniflare.dispose(),
    /** Fires the scheduled handler; nothing else does so outside Cloudflare. */
    runCron: async () => {
      await fetch(new URL('/cdn-cgi/handler/scheduled', url))
    },
  }
}
