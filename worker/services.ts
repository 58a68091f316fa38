import { LOCALES } from '#shared/i18n/locales.ts'
import { embeddedConnection, remoteConnection, type Backend, type Visitor } from './connections.ts'
import { saveReports } from './backend/reports/stored-reports.ts'
import { isEmptyShop } from './backend/ops/backup/restoring.ts'
import type { Bindings, Vars } from './runtime/env.ts'
import type { BrowserReport } from './edge/reports/browser-report.ts'
import { catalogueVersion, NO_CATALOGUE } from './runtime/catalogue-version.ts'
import { clientIp } from './runtime/client-network.ts'
import { factory } from './runtime/context.ts'
import { logFailure } from './runtime/log.ts'
import { shopMode } from './runtime/shop-mode.ts'
import { publicApis, shopperApis } from './store-api/apis.ts'
import { diagnosisApi } from './store-api/diagnosis/checks.ts'
import { createResponseMemory, createResponseStore } from './store-api/cache/response-store.ts'
import { createRefreshTracker } from './store-api/cache/refresh-tracker.ts'
import { cachedTransport } from './store-api/cache/cached-transport.ts'
import type { CallingShopper } from './store-api/transport/transport.ts'
import { failureLog } from './store-api/transport/failure-log.ts'
import {
  lastShopState,
  watchedTransport,
  type ShopState,
} from './store-api/transport/shop-state.ts'
import { createSources } from './store-api/transport/sources.ts'

export type Services = ReturnType<typeof createServices>

const memory = createResponseMemory()
const attempts = createRefreshTracker()

/** The backend of an isolate, made when it is first called. */
export function backendOnDemand(create: () => Backend): Backend {
  const backend = madeOnce(create)
  return { fetch: (...request) => backend.get().fetch(...request) }
}

/** Gives routes the clients of the shop's backend, with the prices of the visitor's segment. */
export function provideServices(backend: Backend) {
  return factory.createMiddleware(async (c, next) => {
    const vars = c.get('vars')
    const ctx = c.executionCtx as ExecutionContext
    const visitor = {
      segment: c.get('shopper').view.segment,
      path: c.req.path,
      locale: c.get('locale'),
      ip: clientIp(c.req.raw.headers, vars.SHOP_TRUSTED_PROXY),
      userAgent: c.req.header('user-agent') ?? null,
    }
    const created = createServices(backend, c.env, vars, ctx, visitor)
    c.set('services', created)
    await next()
    const requested = created.sources.summary()
    if (requested) c.res.headers.append('Server-Timing', `store-api;desc="${requested}"`)
  })
}

/** The composition root: the only place that knows every adapter. */
export function createServices(
  backend: Backend,
  env: Bindings,
  vars: Vars,
  ctx: ExecutionContext,
  visitor: Visitor,
) {
  const { STORE_API_URL: url, STORE_API_ACCESS_KEY: accessKey = '' } = vars
  // A remote catalogue's version comes from its webhooks; without them only the age of an answer
  // decides.
  const version = async () => catalogueVersion(env.KV)
  const readEdition = async () =>
    encodeURIComponent([vars.SHOP_ORIGIN, url, accessKey, await version()].join(' '))
  let read: Promise<string> | null = null
  /**
   * Names the shop and the version of its catalogue; part of every cache key. It is read once a
   * request, so that a page never mixes two versions.
   */
  const edition = () => (read ??= readEdition())
  const tellFailure = failureLog(visitor.path)
  const sources = createSources()
  const connection = madeOnce(() => {
    const keeping = {
      store: createResponseStore(env.KV, memory),
      attempts,
      behind: (work: Promise<unknown>) =>
        ctx.waitUntil(work.catch((error: unknown) => logFailure('keeping-failed', error))),
      now: Date.now,
    }
    const {
      transport: wire,
      files,
      languageIds,
    } = url
      ? remoteConnection(url, accessKey, visitor.segment, { ...keeping, scope: edition })
      : embeddedConnection(backend, env, vars, ctx, visitor)
    const watched = watchedTransport(wire, { url: url ?? '', locale: visitor.locale }, tellFailure)
    const scope = async () => [await edition(), visitor.segment].join(' ')
    const transport = cachedTransport(watched.transport, { ...keeping, scope, sources })
    const shared = { cached: transport, files, languageIds }
    return { ...watched, ...shared, storeApi: publicApis(transport, languageIds) }
  })
  return {
    /** A page that comes from its template needs none of these, so they are made on first use. */
    get storeApi() {
      return connection.get().storeApi
    },
    shopperApi: (calling: CallingShopper) => shopperApis(connection.get(), calling),
    catalogueVersion: version,
    /** Whether our own shop has a catalogue; a remote one always has. */
    hasCatalogue: async () => {
      if (url || (await version()) !== NO_CATALOGUE) return true
      // KV may not show the version yet; only an empty database is an empty shop.
      return !(await isEmptyShop(env.DB).catch(() => false))
    },
    edition,
    tellFailure,
    /** The languages that the shop has pages in; all of ours where it does not say. */
    locales: async () => {
      const ids = await connection.get().languageIds()
      return ids.ok ? LOCALES.filter((locale) => ids.value[locale] !== undefined) : LOCALES
    },
    sources,
    shopMode: () => shopMode(env.KV),
    /** State of a remote shop, read from its answers to this request; ours has `shopMode`. */
    shopState: (): ShopState => (url && connection.isMade() ? connection.get().state() : 'open'),
    /**
     * Whether a page of the shop can begin with status 200: the last call of a remote shop was not
     * refused for the shop as a whole, and it has the page's language.
     */
    isKnownOpen: async (): Promise<boolean> => {
      if (!url) return true
      if (lastShopState(url) !== 'open') return false
      const ids = await connection.get().languageIds()
      return ids.ok && ids.value[visitor.locale] !== undefined
    },
    get diagnosis() {
      return diagnosisApi(connection.get().transport, url ? ownAddresses(url, vars) : null)
    },
    /** Fetches a picture of our own; null for an address elsewhere. */
    ownPicture: async (address: string): Promise<Response | null> =>
      address.startsWith(`${vars.SHOP_ORIGIN}/media/`)
        ? backend.fetch(new Request(address), env, ctx)
        : null,
    /** In front of a remote shop reports are only logged: there is no database of ours. */
    keepBrowserReports: async (reports: readonly BrowserReport[]) =>
      vars.STORE_API_URL ? undefined : saveReports(env.DB, reports, new Date()),
  }
}

function madeOnce<T>(make: () => T) {
  let known: { readonly value: T } | null = null
  return {
    isMade: () => known !== null,
    get: () => (known ??= { value: make() }).value,
  }
}

const ownAddresses = (url: string, { SHOP_ORIGIN: origin, SHOP_MEDIA_ORIGINS }: Vars) => ({
  origin,
  pictureOrigins: [origin, new URL(url).origin, ...SHOP_MEDIA_ORIGINS],
})
