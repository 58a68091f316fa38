import { LOCALES } from '#shared/i18n/locales.ts'
import { embeddedConnection, remoteConnection, type Backend, type Visitor } from './connections.ts'
import { saveReports } from './backend/reports/stored-reports.ts'
import type { BrowserReport } from './runtime/browser-report.ts'
import { isEmptyShop } from './backend/ops/backup/restoring.ts'
import type { Bindings, Vars } from './runtime/env.ts'
import { knownCatalogueVersion, NO_CATALOGUE } from './runtime/catalogue-version.ts'
import { clientIp } from './runtime/client-network.ts'
import { factory } from './runtime/context.ts'
import { logFailure } from './runtime/log.ts'
import { knownShopMode, shopMode } from './runtime/shop-mode.ts'
import { publicApis, shopperApis } from './store-api/apis.ts'
import { settingsApi, type OwnSettings } from './store-api/content/settings-api.ts'
import { diagnosisApi } from './store-api/diagnosis/checks.ts'
import { createResponseMemory, createResponseStore } from './store-api/cache/response-store.ts'
import { createRefreshTracker } from './store-api/cache/refresh-tracker.ts'
import { cachedTransport } from './store-api/cache/cached-transport.ts'
import { ownPricesTransport } from './store-api/cache/own-prices-transport.ts'
import type { CallingShopper, Transport } from './store-api/transport/call.ts'
import { failureLog } from './store-api/transport/failure-log.ts'
import {
  hasJustFailed,
  lastShopState,
  watchedTransport,
  type ShopState,
} from './store-api/transport/shop-state.ts'
import { createSources } from './store-api/transport/sources.ts'

export type Services = ReturnType<typeof createServices>

const memory = createResponseMemory()
const attempts = createRefreshTracker()
/** The settings of the newest version that this isolate has seen. */
let newest: { readonly edition: string; readonly settings: OwnSettings } | null = null

/** The backend of an isolate, created at its first call. */
export function backendOnDemand(create: () => Backend): Backend {
  const backend = madeOnce(create)
  return { fetch: (...request) => backend.get().fetch(...request) }
}

/** Provides the clients of the shop's backend to routes, with the visitor's price segment. */
export function provideServices(backend: Backend) {
  return factory.createMiddleware(async (c, next) => {
    const vars = c.get('vars')
    const ctx = c.executionCtx as ExecutionContext
    const visitor: Visitor = {
      // A Shopware does not know our price segments.
      segment: vars.STORE_API_URL ? 'gross' : c.get('shopper').view.segment,
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

/** The composition root: the only module that imports every adapter. */
export function createServices(
  backend: Backend,
  env: Bindings,
  vars: Vars,
  ctx: ExecutionContext,
  visitor: Visitor,
) {
  const { STORE_API_URL: url, STORE_API_ACCESS_KEY: accessKey = '' } = vars
  const behind = (work: Promise<unknown>) =>
    ctx.waitUntil(work.catch((error: unknown) => logFailure('keeping-failed', error)))
  // Webhooks set the version of a remote catalogue. Without them only the age of a response counts.
  const version = () => knownCatalogueVersion(env.KV, behind)
  const readEdition = async () =>
    encodeURIComponent([vars.SHOP_ORIGIN, url, accessKey, await version()].join(' '))
  let read: Promise<string> | null = null
  /**
   * The shop and the version of its catalogue; part of every cache key. It is read once per
   * request, so that a page never mixes two versions.
   */
  const edition = () => (read ??= readEdition())
  const reportFailure = failureLog(visitor.path)
  const sources = createSources()
  const connection = madeOnce(() => {
    const dependencies = {
      store: createResponseStore(env.KV, memory),
      attempts,
      behind,
      now: Date.now,
    }
    const {
      transport: wire,
      files,
      languageIds,
    } = url
      ? remoteConnection(url, accessKey, visitor.segment, { ...dependencies, scope: edition })
      : embeddedConnection(backend, env, vars, ctx, visitor)
    const watched = watchedTransport(
      wire,
      { url: url ?? '', locale: visitor.locale },
      reportFailure,
    )
    const scope = async () => [await edition(), visitor.segment].join(' ')
    const transport = cachedTransport(watched.transport, { ...dependencies, scope, sources })
    const shared = { cached: transport, files, languageIds, isRemote: Boolean(url) }
    // Settings do not age within a version, so no page is older for them.
    const settings = settingsApi(
      cachedTransport(watched.transport, { ...dependencies, scope: edition }),
    )
    return { ...watched, ...shared, settings, storeApi: publicApis(transport, languageIds) }
  })
  let own: Readonly<{ cached: Transport; storeApi: ReturnType<typeof publicApis> }> | null = null
  return {
    /** A cached page needs none of these, so they are created on first use. */
    get storeApi() {
      return own?.storeApi ?? connection.get().storeApi
    },
    /** Reads prices with a shopper's token from now on (docs/decisions/090-own-prices.md). */
    readOwnPrices: (token: string) => {
      const { cached: transport, languageIds } = connection.get()
      const cached = ownPricesTransport(transport, token)
      own = { cached, storeApi: publicApis(cached, languageIds) }
    },
    shopperApi: (calling: CallingShopper) => shopperApis({ ...connection.get(), ...own }, calling),
    catalogueVersion: version,
    /** Whether our own shop has a catalogue; a remote shop always has one. */
    hasCatalogue: async () => {
      if (url || (await version()) !== NO_CATALOGUE) return true
      // KV may not have the version yet. Only an empty database means an empty shop.
      return !(await isEmptyShop(env.DB).catch(() => false))
    },
    edition,
    /** The settings of our own shop; null for a remote shop, and if they cannot be loaded. */
    ownSettings: async (): Promise<OwnSettings | null> => {
      if (url) return null
      const now = await edition()
      if (newest?.edition === now) return newest.settings
      const found = await connection.get().settings.own()
      if (!found.ok) return null
      const settings = found.value.data.extensions.ripstop
      newest = { edition: now, settings }
      return settings
    },
    reportFailure,
    /** The languages of the shop; all of ours if it does not list them. */
    locales: async () => {
      const ids = await connection.get().languageIds()
      return ids.ok ? LOCALES.filter((locale) => ids.value[locale] !== undefined) : LOCALES
    },
    sources,
    /** The mode that decides about a sale, and the one that a page is shown in. */
    shopMode: () => shopMode(env.KV),
    knownShopMode: () => knownShopMode(env.KV, behind),
    /** The state of a remote shop after this request's calls. Our own backend uses `shopMode`. */
    shopState: (): ShopState => (url && connection.isMade() ? connection.get().state() : 'open'),
    /**
     * Whether a page may begin with status 200. The last call to a remote shop must neither have
     * failed nor been refused for the whole shop, and the shop must have the page's language.
     */
    isKnownOpen: async (): Promise<boolean> => {
      if (!url) return true
      if (lastShopState(url) !== 'open' || hasJustFailed(url, Date.now())) return false
      const ids = await connection.get().languageIds()
      return ids.ok && ids.value[visitor.locale] !== undefined
    },
    get diagnosis() {
      return diagnosisApi(connection.get().transport, url ? ownAddresses(url, vars) : null)
    },
    /** Fetches one of our own pictures; null for a foreign address. */
    ownPicture: async (address: string): Promise<Response | null> =>
      address.startsWith(`${vars.SHOP_ORIGIN}/media/`)
        ? backend.fetch(new Request(address), env, ctx)
        : null,
    /**
     * Stores reports in our database. In front of a remote shop there is none, so they are only
     * logged.
     */
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
