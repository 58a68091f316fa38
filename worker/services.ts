import { LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { ok } from '#shared/domain/result.ts'
import type { createBackend } from './backend/app.ts'
import { tellClientIp } from './runtime/client-network.ts'
import { EMBEDDED_ACCESS_KEY } from './backend/http/access-key.ts'
import { asOwn } from './backend/http/dear-calls.ts'
import { keepReports } from './backend/reports/stored-reports.ts'
import type { Bindings, Vars } from './runtime/env.ts'
import type { BrowserReport } from './edge/reports/browser-report.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { catalogueVersion } from './runtime/catalogue-version.ts'
import { logFailure } from './runtime/log.ts'
import { requestId } from './runtime/request-id.ts'
import { inTime } from './runtime/time-limits.ts'
import { shopMode } from './runtime/shop-mode.ts'
import { accountApi } from './store-api/account/account-api.ts'
import { numberedApi } from './store-api/catalogue/numbered-api.ts'
import { pathsApi, redirectsApi } from './store-api/catalogue/paths-api.ts'
import { catalogueApi } from './store-api/catalogue/catalogue-api.ts'
import { brokenTransport, createBreaker, type Breaker } from './store-api/transport/breaker.ts'
import { cartApi } from './store-api/shopping/cart-api.ts'
import { checkoutApi } from './store-api/shopping/checkout-api.ts'
import { contentApi, entriesApi } from './store-api/content/content-api.ts'
import { contextApi } from './store-api/shopping/context-api.ts'
import { diagnosisApi } from './store-api/diagnosis/checks.ts'
import { createAnswerMemory, createAnswerStore } from './store-api/cache/answer-store.ts'
import { createAttempts } from './store-api/cache/attempts.ts'
import { cachedTransport, type Keeping } from './store-api/cache/cached-transport.ts'
import {
  EMBEDDED_LANGUAGE_IDS,
  languagesOf,
  type KnownLanguages,
} from './store-api/transport/languages.ts'
import type { CallingShopper } from './store-api/transport/calling-shopper.ts'
import { failureLog } from './store-api/transport/failure-log.ts'
import { searchApi } from './store-api/catalogue/search-api.ts'
import { orderApi } from './store-api/shopping/order-api.ts'
import { inquiryApi } from './store-api/messages/inquiry-api.ts'
import { newsletterApi } from './store-api/messages/newsletter-api.ts'
import { ownReviewsApi, reviewsApi } from './store-api/catalogue/reviews-api.ts'
import { samplesApi } from './store-api/shopping/samples-api.ts'
import { stockAlertApi } from './store-api/messages/stock-alert-api.ts'
import { shippingApi } from './store-api/shopping/shipping-api.ts'
import { watchedTransport, type ShopState } from './store-api/transport/shop-state.ts'
import { createSources } from './store-api/transport/sources.ts'
import { projectsApi } from './store-api/account/projects-api.ts'
import { wishlistApi } from './store-api/account/wishlist-api.ts'
import { withdrawalApi } from './store-api/messages/withdrawal-api.ts'
import {
  createFileTransport,
  createTransport,
  type FileTransport,
  type SpokenTransport,
  type StoreApiAddress,
  type Transport,
} from './store-api/transport/transport.ts'

export type Services = ReturnType<typeof createServices>

const memory = createAnswerMemory()
const attempts = createAttempts()
const breakers = new Map<string, Breaker>()

/** The embedded backend, in process. */
export type Backend = Pick<ReturnType<typeof createBackend>, 'fetch'>

/** The one backend of an isolate, made when something first asks it. */
export function backendOnDemand(create: () => Backend): Backend {
  const backend = madeOnce(create)
  return { fetch: (...request) => backend.get().fetch(...request) }
}

/** Which prices the visitor reads, and their address and browser; attempts are limited by IP. */
type Visitor = {
  readonly segment: PriceSegment
  /** The page that they asked for. */
  readonly path: string
  readonly locale: Locale
  readonly ip: string | null
  /** Lets customers tell their devices apart. */
  readonly userAgent: string | null
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
      ? remote(url, accessKey, visitor.segment, { ...keeping, scope: edition })
      : embedded(backend, env, vars, ctx, visitor)
    const watched = watchedTransport(wire, visitor.locale, tellFailure)
    const scope = async () => [await edition(), visitor.segment].join(' ')
    const transport = cachedTransport(watched.transport, { ...keeping, scope, sources })
    const shared = { kept: transport, files, languageIds }
    return { ...watched, ...shared, storeApi: storeApi(transport, languageIds) }
  })
  return {
    /** A page from its template never reads these, so they are made on first use. */
    get storeApi() {
      return connection.get().storeApi
    },
    shopperApi: (calling: CallingShopper) => shopperApi(connection.get(), calling),
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

/** Public calls; none carries a session. */
function storeApi(transport: Transport, languageIds: KnownLanguages) {
  return {
    catalogue: catalogueApi(transport),
    numbered: numberedApi(transport),
    paths: pathsApi(transport),
    content: contentApi(transport),
    entries: entriesApi(transport),
    search: searchApi(transport),
    inquiry: inquiryApi(transport),
    redirects: redirectsApi(transport),
    reviews: reviewsApi(transport, languageIds),
    shipping: shippingApi(transport),
    withdrawal: withdrawalApi(transport),
  }
}

type ShopperTransports = { readonly kept: Transport; readonly files: FileTransport }

/** The calls of one shopper. */
function shopperApi({ kept: transport, files }: ShopperTransports, calling: CallingShopper) {
  return {
    account: accountApi(transport, calling),
    cart: cartApi(transport, calling),
    checkout: checkoutApi(transport, calling),
    context: contextApi(transport, calling),
    order: orderApi(transport, files, calling),
    projects: projectsApi(transport, calling),
    newsletter: newsletterApi(transport, calling),
    reviews: ownReviewsApi(transport, calling),
    samples: samplesApi(transport, calling),
    stockAlert: stockAlertApi(transport, calling),
    wishlist: wishlistApi(transport, calling),
  }
}

/** The two ways in which a shop is asked, for answers and for files, and which languages it has. */
type Connection = {
  readonly transport: SpokenTransport
  readonly files: FileTransport
  readonly languageIds: KnownLanguages
}

function embedded(
  backend: Backend,
  env: Bindings,
  vars: Vars,
  ctx: ExecutionContext,
  visitor: Visitor,
): Connection {
  const languageIds = async () => ok(EMBEDDED_LANGUAGE_IDS)
  const address: StoreApiAddress = {
    url: `${vars.SHOP_ORIGIN}/store-api`,
    accessKey: EMBEDDED_ACCESS_KEY,
    segment: visitor.segment,
    languageIds,
  }
  const send = async (request: Request) => {
    if (visitor.ip) tellClientIp(request.headers, vars.SHOP_TRUSTED_PROXY, visitor.ip)
    if (visitor.userAgent) request.headers.set('user-agent', visitor.userAgent)
    const answer = Promise.resolve(backend.fetch(asOwn(request), env, ctx))
    // What has begun is finished, even if nobody waits for it any longer.
    ctx.waitUntil(answer.catch(() => undefined))
    return inTime(request.signal, answer)
  }
  const transport = createTransport(address, send)
  return { transport, files: createFileTransport(address, send), languageIds }
}

function remote(
  url: string,
  accessKey: string,
  segment: PriceSegment,
  keeping: Keeping,
): Connection {
  const send = (request: Request) => {
    const id = requestId()
    if (id) request.headers.set('x-request-id', id)
    return fetch(request)
  }
  const unspoken = createTransport({ url, accessKey, segment: 'gross', languageIds: null }, send)
  const languages = languagesOf(cachedTransport(unspoken, keeping))
  let asked: ReturnType<typeof languages> | null = null
  // Once a request, however many calls wait for it.
  const languageIds = () => (asked ??= languages())
  const address = { url, accessKey, segment, languageIds }
  const ask = createTransport(address, send)
  return {
    transport: brokenTransport(ask, breakerOf(url), Date.now),
    files: createFileTransport(address, send),
    languageIds,
  }
}

function breakerOf(url: string): Breaker {
  const breaker = breakers.get(url) ?? createBreaker()
  breakers.set(url, breaker)
  return breaker
}
