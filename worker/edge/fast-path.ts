import type { Hono } from 'hono'
import { DEFAULT_LOCALE } from '#shared/i18n/locales.ts'
import { prefersMarkdown } from '#worker/feeds/markdown/respond-with-markdown.ts'
import { peekCatalogueVersion } from '#worker/runtime/catalogue-version.ts'
import type { AppEnv } from '#worker/runtime/context.ts'
import { FRESH_MS } from '#worker/runtime/lifetimes.ts'
import { runWithRequestId, idOfRequest, trustsCloudflare } from '#worker/runtime/request-id.ts'
import { viewOf } from '#worker/runtime/session.ts'
import { peekShopMode } from '#worker/runtime/shop-mode.ts'
import { createFill } from '#worker/template/fill.ts'
import { fillTemplate } from '#worker/template/template.ts'
import { newNonce } from './middleware/headers.ts'
import { detectLocale } from './middleware/locale.ts'
import { count } from '#worker/runtime/metrics.ts'
import { findHit, setCacheStatus, type Hit } from './middleware/page-cache.ts'
import { isOverRequestLimit } from './middleware/shield.ts'
import { findTemplate } from './page-cache/store.ts'

/** The parts of an earlier cache hit that do not depend on its request. */
type Ready = Hit & {
  readonly version: string
  /** The headers of the earlier response. Never changed: each new response starts with a copy. */
  readonly headers: Headers
  /** The Content-Security-Policy of the page, split at the nonce; null without a policy. */
  readonly policy: readonly string[] | null
}

type App = Pick<Hono<AppEnv>, 'fetch'>

const MAX_READY = 1_000
const LONGEST_ADDRESS = 300
/** Headers with a new value in each response. */
const OWN_HEADERS = ['x-request-id', 'content-security-policy']

/**
 * Answers repeated requests for a fresh template without running the app's middleware. It computes
 * only the values that differ per request: nonce, request id, cart count, rate limit and metrics.
 * All other requests go to the app.
 */
export function withFastPath(app: App): App {
  // A client that guesses paths can fill and clear this map. The app then answers each page again.
  const known = new Map<string, Ready>()

  async function fetchFromApp(name: string, ...fetchArguments: Parameters<App['fetch']>) {
    const response = await app.fetch(...fetchArguments)
    const ready = readyOf(fetchArguments[0], response)
    if (ready) {
      if (known.size >= MAX_READY) known.clear()
      known.set(name, ready)
    }
    return response
  }

  return {
    fetch(...fetchArguments) {
      const [request, env] = fetchArguments
      const name = nameOf(request)
      if (name === null) return app.fetch(...fetchArguments)
      const ready = known.get(name)
      if (!ready || ready.env !== env) return fetchFromApp(name, ...fetchArguments)
      return respondFromFastPath(ready, request).then(
        (response) => response ?? fetchFromApp(name, ...fetchArguments),
      )
    },
  }
}

/**
 * The parts of a request that select its response: URL, format, price segment and origin. The
 * language for `/` is not among them, so each request detects it.
 */
function nameOf(request: Request): string | null {
  const { method, url, headers } = request
  if (method !== 'GET' || url.length > LONGEST_ADDRESS || request.body) return null
  const accepted = prefersMarkdown(headers.get('accept') ?? undefined) ? 'markdown' : 'html'
  const { segment, hasOwnPrices } = viewOf(headers)
  if (hasOwnPrices) return null
  return [url, accepted, segment, headers.get('sec-fetch-site') === 'same-origin'].join(' ')
}

function readyOf(request: Request, response: Response): Ready | null {
  const hit = findHit(request)
  const version = peekCatalogueVersion()
  if (!hit || version === null || response.headers.has('set-cookie')) return null
  // A 304 has no content type, so it cannot serve clients that need the body.
  if (response.status === 304) return null
  const headers = new Headers(response.headers)
  for (const name of OWN_HEADERS) headers.delete(name)
  const policy = response.headers.get('content-security-policy')?.split(hit.nonce) ?? null
  return { ...hit, version, headers, policy }
}

/** Null if the app has to respond. */
async function respondFromFastPath(ready: Ready, request: Request): Promise<Response | null> {
  const begunMs = Date.now()
  const { key, env, version, vars, path } = ready
  if (peekShopMode(begunMs) !== 'open' || peekCatalogueVersion(begunMs) !== version) return null
  if (path === '/' && detectLocale(request.headers, vars) !== DEFAULT_LOCALE) return null
  // The app then refuses the request.
  if (await isOverRequestLimit(request, env)) return null
  const found = await findTemplate(key, begunMs).catch(() => null)
  if (!found || begunMs - found.entry.madeAtMs >= FRESH_MS) return null
  const { template } = found.entry
  if (template.contentType !== ready.contentType) return null
  // The app then decides whether to respond with a 304.
  if (template.etag && request.headers.has('if-none-match')) return null

  const nonce = newNonce()
  const id = idOfRequest(request.headers, trustsCloudflare(env))
  const shopper = { view: viewOf(request.headers) }
  const page = fillTemplate(template, createFill({ nonce, shopper, t: ready.t }))
  const response = new Response(page, { status: template.status, headers: ready.headers })
  const { headers } = response
  setCacheStatus(headers, 'hit', found.layer)
  headers.set('x-request-id', id)
  if (template.etag) headers.set('etag', template.etag)
  if (ready.policy) headers.set('content-security-policy', ready.policy.join(nonce))
  if (env.METRICS)
    runWithRequestId(id, () =>
      count(env, 'page', { status: template.status, layer: `hit-${found.layer}` }, begunMs),
    )
  return response
}
