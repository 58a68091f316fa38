import { LOCALES } from '#shared/i18n/locales.ts'
import { embeddedConnection, remoteConnection, type Backend, type Visitor } from './connections.ts'
import { keepReports } from './backend/reports/stored-reports.ts'
import type { Bindings, Vars } from './runtime/env.ts'
import type { BrowserReport } from './edge/reports/browser-report.ts'
import { catalogueVersion } from './runtime/catalogue-version.ts'
import { logFailure } from './runtime/log.ts'
import { shopMode } from './runtime/shop-mode.ts'
import { publicApis, shopperApis } from './store-api/apis.ts'
import { diagnosisApi } from './store-api/diagnosis/checks.ts'
import { createAnswerMemory, createAnswerStore } from './store-api/cache/answer-store.ts'
import { createAttempts } from './store-api/cache/attempts.ts'
import { cachedTransport } from './store-api/cache/cached-transport.ts'
import type { CallingShopper } from './store-api/transport/calling-shopper.ts'
import { failureLog } from './store-api/transport/failure-log.ts'
import { watchedTransport, type ShopState } from './store-api/transport/shop-state.ts'
import { createSources } from './store-api/transport/sources.ts'

export type Services = ReturnType<typeof createServices>

const memory = createAnswerMemory()
const attempts = createAttempts()

/** The one backend of an isolate, made when something first asks it. */
export function backendOnDemand(create: () => Backend): Backend {
  const backend = madeOnce(create)
  return { fetch: (...request) => backend.get().fetch(...request) }
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
   * The shop whose pages these are, as it is when the request first asks: what is kept never serves
   * another one, and all of a page is of one catalogue.
   */
  const edition = () => (read ??= readEdition())
  const tellFailure = failureLog(visitor.path)
  const sources = createSources()
  const connection = madeOnce(() => {
    const keeping = {
      store: createAnswerStore(env.KV, memory),
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
    const watched = watchedTransport(wire, visitor.locale, tellFailure)
    const scope = async () => [await edition(), visitor.segment].join(' ')
    const transport = cachedTransport(watched.transport, { ...keeping, scope, sources })
    const shared = { kept: transport, files, languageIds }
    return { ...watched, ...shared, storeApi: publicApis(transport, languageIds) }
  })
  return {
    /** A page from its template never reads these, so they are made on first use. */
    get storeApi() {
      return connection.get().storeApi
    },
    shopperApi: (calling: CallingShopper) => shopperApis(connection.get(), calling),
    catalogueVersion: version,
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
    get diagnosis() {
      return diagnosisApi(connection.get().transport, url ? ownAddresses(url, vars) : null)
    },
    /** A picture at our own address; null for one that stands elsewhere. */
    ownPicture: async (address: string): Promise<Response | null> =>
      address.startsWith(`${vars.SHOP_ORIGIN}/media/`)
        ? backend.fetch(new Request(address), env, ctx)
        : null,
    /** With a remote shop they are only logged. */
    keepBrowserReports: async (reports: readonly BrowserReport[]) =>
      vars.STORE_API_URL ? undefined : keepReports(env.DB, reports, new Date()),
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
