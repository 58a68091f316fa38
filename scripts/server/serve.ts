import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { LOCAL_IDS } from './local-ids.ts'
import { endWorkerdWithThisProcess } from './supervise.ts'

const BUILT = resolve('dist/ripstop')
const SERVER = resolve('scripts/server')
const HOST = '127.0.0.1'
// Empty, since the folders of Durable Objects start with it.
const SHOP = ''
const FRONT = 'front'
/** Served by Miniflare's own entry, reachable by `dispatchFetch` only. */
const CRON_URL = 'http://127.0.0.1/cdn-cgi/local/scheduled'

export type ServeOptions = {
  /** 0 takes a free port. */
  readonly port: number
  /** Folder of D1, KV, R2, Durable Objects and caches. */
  readonly storage: string
  /** Vars and secrets in addition to wrangler.toml's. */
  readonly vars?: Readonly<Record<string, string>>
  /** Source of a module that runs before the worker's own modules. */
  readonly runFirst?: string
}

/** The built worker with the bindings of `wrangler.toml`, as Miniflare options. */
export function builtWorker(vars: Readonly<Record<string, string>> = {}, runFirst = '') {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(resolve(BUILT, 'wrangler.json'))
  const modules = globSync('**/*.js', { cwd: BUILT })
    .sort((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((path) => ({ type: 'ESModule' as const, path: resolve(BUILT, path) }))
  return {
    ...workerOptions,
    compatibilityDate: String(workerOptions.compatibilityDate),
    name: SHOP,
    d1Databases: { DB: { id: LOCAL_IDS.DB } },
    kvNamespaces: { KV: { id: LOCAL_IDS.KV } },
    // Miniflare has no jurisdictions.
    bindings: Object.assign({}, workerOptions.bindings, { SHOP_JURISDICTION: '' }, vars),
    modulesRoot: BUILT,
    modules: runFirst ? [...modulesRunningFirst(runFirst), ...modules] : modules,
  }
}

function modulesRunningFirst(source: string) {
  const entry = `import './first.js'\nexport * from './index.js'\nexport { default } from './index.js'`
  return Object.entries({ 'entry.js': entry, 'first.js': source }).map(([name, contents]) => ({
    type: 'ESModule' as const,
    path: resolve(BUILT, name),
    contents,
  }))
}

/**
 * Runs the built worker without a proxy, for `npm start`, browser tests, bench and self-hosting.
 */
export async function serve({ port, storage, vars = {}, runFirst }: ServeOptions) {
  endWorkerdWithThisProcess()
  const shop = builtWorker(vars, runFirst)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // Miniflare's own entry listens on an unpublished port of this machine.
      host: HOST,
      port: 0,
      cf: false,
      log: new Log(LogLevel.WARN),
      logRequests: false,
      telemetry: { enabled: false },
      unsafeTriggerHandlers: true,
      resourcePersistencePath: storage,
      workers: [
        shop,
        {
          name: FRONT,
          compatibilityDate: shop.compatibilityDate,
          compatibilityFlags: ['nodejs_compat'],
          modulesRoot: SERVER,
          modules: [{ type: 'ESModule' as const, path: resolve(SERVER, 'front.mjs') }],
          serviceBindings: { SHOP },
          unsafeDirectSockets: [{ host: HOST, port }],
        },
      ],
    }),
  )
  await miniflare.ready
  return {
    url: await miniflare.unsafeGetDirectURL(FRONT),
    miniflare,
    close: () => miniflare.dispose(),
    runCron: (at = new Date()) => runCron(miniflare, at),
  }
}

/** Fires the scheduled handler as of a time. Throws if it failed. */
export async function runCron(miniflare: Miniflare, at: Date): Promise<void> {
  const response = await miniflare.dispatchFetch(`${CRON_URL}?time=${at.getTime()}`)
  const outcome = await response.text()
  if (!response.ok) throw new Error(`The cron failed with "${outcome}"`)
}
