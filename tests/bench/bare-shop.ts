import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { builtWorker, runCron } from '#scripts/server/serve.ts'
import { freePort } from '#scripts/test/free-port.ts'

const HOST = '127.0.0.1'
const SECRETS = {
  OPS_SECRET: 'ops-secret-of-the-bench-0123456789',
  SIGNING_SECRET: 'signing-secret-of-the-bench-01234',
}
/** Serves the files of the build without Miniflare's router. */
const FILES = { disk: { path: resolve('dist/client') } }

export type BareOptions = {
  /** Storage of a shop, of which a copy is used. */
  readonly storage: string
  /** Source of a module that replaces the shop's entry and imports it as `./index.js`. */
  readonly before?: string
  /** Source of a second worker next to the shop. */
  readonly beside?: string
}

/**
 * Opens the built worker on plain workerd, without Miniflare's entry, file router and proxy, and
 * without our server.
 */
export async function openBareShop({ storage, before, beside }: BareOptions) {
  const copy = mkdtempSync(join(tmpdir(), 'ripstop-bare-'))
  cpSync(storage, copy, { recursive: true })
  const [port, besidePort] = [await freePort(), await freePort()]
  const origin = `http://${HOST}:${port}`
  const shop = builtWorker({ ...SECRETS, SHOP_ORIGIN: origin })
  // With assets Miniflare would add a router.
  Reflect.deleteProperty(shop, 'assets')
  const { modulesRoot, compatibilityDate } = shop
  const ofSource = (name: string, contents: string) => ({
    type: 'ESModule' as const,
    path: join(modulesRoot, name),
    contents,
  })
  const worker = (name: string, contents: string) => ({
    name,
    compatibilityDate,
    modulesRoot,
    modules: [ofSource(`${name}.js`, contents)],
  })
  const options = convertV4MiniflareOptions({
    host: HOST,
    port: 0,
    cf: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    unsafeTriggerHandlers: true,
    inspectorPort: 0,
    resourcePersistencePath: copy,
    workers: [
      {
        ...shop,
        modules: before ? [ofSource('before.js', before), ...shop.modules] : shop.modules,
        serviceBindings: { ASSETS: FILES },
        unsafeDirectSockets: [{ host: HOST, port }],
      },
      ...(beside
        ? [
            {
              ...worker('beside', beside),
              unsafeDirectSockets: [{ host: HOST, port: besidePort }],
            },
          ]
        : []),
    ],
  })
  const miniflare = new Miniflare(options)
  await miniflare.ready
  return {
    origin,
    /** Address of the second worker. */
    beside: `http://${HOST}:${besidePort}`,
    inspector: await miniflare.getInspectorURL(),
    /** Restarts the worker; its storage stays. */
    newIsolate: () => miniflare.setOptions(options),
    database: () => miniflare.getD1Database('DB'),
    runCron: () => runCron(miniflare, new Date()),
    close: async () => {
      await miniflare.dispose()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
