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
/** The files of the build, without anything that routes to them. */
const FILES = { disk: { path: resolve('dist/client') } }

export type BareOptions = {
  /** A storage with a shop in it, of which a copy is taken. */
  readonly storage: string
  /** The source of a module that runs in the shop's place and imports it as `./index.js`. */
  readonly before?: string
  /** The source of a worker that stands beside the shop. */
  readonly beside?: string
}

/**
 * The built worker as workerd alone serves it: nothing of Miniflare stands between it and a request,
 * neither its entry nor the router of files nor the front of a shop on a machine of one's own.
 */
export async function openBareShop({ storage, before, beside }: BareOptions) {
  const copy = mkdtempSync(join(tmpdir(), 'ripstop-bare-'))
  cpSync(storage, copy, { recursive: true })
  const [port, besidePort] = [await freePort(), await freePort()]
  const origin = `http://${HOST}:${port}`
  const shop = builtWorker({ ...SECRETS, SHOP_ORIGIN: origin })
  // With them a router would stand before it.
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
    /** Where the worker beside it answers. */
    beside: `http://${HOST}:${besidePort}`,
    inspector: await miniflare.getInspectorURL(),
    /** The worker begins anew; what it keeps outside of its memory stays. */
    newIsolate: () => miniflare.setOptions(options),
    database: () => miniflare.getD1Database('DB'),
    runCron: () => runCron(miniflare, new Date()),
    close: async () => {
      await miniflare.dispose()
      rmSync(copy, { recursive: true, force: true })
    },
  }
}
