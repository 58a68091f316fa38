import type { Context } from 'hono'
import { factory, type AppEnv } from '#worker/runtime/context.ts'
import type { T } from '#shared/i18n/messages.ts'
import type { Bindings, Vars } from '#worker/runtime/env.ts'
import { FRESH_MS, STALE_MS } from '#worker/runtime/lifetimes.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { pageKey } from '../page-cache/key.ts'
import { prefersMarkdown } from '#worker/feeds/markdown/respond-with-markdown.ts'
import { findTemplate, cacheTemplate, type FoundTemplate } from '../page-cache/store.ts'
import { createFill } from '#worker/template/fill.ts'
import { fillTemplate, type Template } from '#worker/template/template.ts'
import { isBackendFailure } from '#worker/pages/errors/refusal-status.ts'
import { preloadFont } from '#worker/rendering/preload-font.ts'

const REFRESH_LIMIT_MS = 30_000
/** A HEAD gets the headers of the GET. */
const READS = new Set(['GET', 'HEAD'])

/**
 * Requests of this worker that refresh a template. They are recognised by object identity, which no
 * client can forge. They pass the same `env` object, so its vars are not parsed again.
 */
const refreshes = new WeakSet<Request>()
const refreshing = new Map<string, number>()

/** Whether this request is the worker's own refresh of a template. */
export function isRevalidation(request: Request): boolean {
  return refreshes.has(request)
}

/** A request that a fresh template answered, with the data that the fast path needs. */
export type Hit = {
  readonly env: Bindings
  readonly key: string
  readonly contentType: string | undefined
  readonly nonce: string
  readonly path: string
  readonly t: T
  readonly vars: Vars
}

const hits = new WeakMap<Request, Hit>()

export const findHit = (request: Request): Hit | undefined => hits.get(request)

type Fetch = (request: Request, env: AppEnv['Bindings'], ctx: ExecutionContext) => unknown

/**
 * Serves public pages from cached templates. It refreshes a stale template in the background with
 * one request through `fetch`, the `fetch` of the app.
 */
export function pageCache(fetch: Fetch) {
  return factory.createMiddleware(async (c, next) => {
    if (!READS.has(c.req.method) || c.get('shopper').view.hasOwnPrices) return next()
    const key = await keyOf(c)
    if (!key) return next()

    const now = Date.now()
    const isRefresh = isRevalidation(c.req.raw)
    const found = isRefresh ? null : await findTemplate(key, now).catch(() => null)
    const ageMs = found ? now - found.entry.madeAtMs : Number.POSITIVE_INFINITY
    if (found && ageMs < STALE_MS[found.entry.lifetime]) {
      if (ageMs >= FRESH_MS) refresh(c, fetch, key, now)
      else rememberHit(c, key, found)
      return respondFromCache(c, found, ageMs < FRESH_MS ? 'hit' : 'stale')
    }

    c.set('isRevalidation', isRefresh)
    const expired = found && found.entry.lifetime !== 'missing' ? found : null
    c.set('expired', expired?.entry.template)
    await next()
    if (expired && isBackendFailure(c.res.status)) {
      c.res = undefined
      c.res = respondFromCache(c, expired, 'stale-error')
      c.set('isStaleOnError', true)
      return
    }
    storeTemplate(c, key)
    return
  })
}

async function keyOf(c: Context<AppEnv>): Promise<string | null> {
  return pageKey({
    origin: c.get('vars').SHOP_ORIGIN,
    edition: await c.get('services').edition(),
    locale: c.get('locale'),
    segment: c.get('shopper').view.segment,
    representation: prefersMarkdown(c.req.header('accept')) ? 'markdown' : 'html',
    path: c.get('path'),
    query: queryOf(c.req.url),
  })
}

/**
 * Cuts the query out of the address as text, because a cache hit needs nothing else of it. A
 * fragment is removed, because routes do not see it either.
 */
function queryOf(url: string): string {
  const [address = ''] = url.split('#', 1)
  const at = address.indexOf('?')
  return at < 0 ? '' : address.slice(at)
}

function rememberHit(c: Context<AppEnv>, key: string, { entry }: FoundTemplate) {
  hits.set(c.req.raw, {
    env: c.env,
    key,
    contentType: entry.template.contentType,
    nonce: c.get('nonce'),
    path: c.req.path,
    t: c.get('t'),
    vars: c.get('vars'),
  })
}

/** Names the cache state and layer in the response headers. */
export function setCacheStatus(headers: Headers, state: string, layer: FoundTemplate['layer']) {
  headers.set('x-cache', `${state}-${layer}`)
  headers.set('server-timing', `cache;desc="${state} ${layer}"`)
}

function respondFromCache(c: Context<AppEnv>, found: FoundTemplate, state: string): Response {
  const { template } = found.entry
  const fill = createFill({ nonce: c.get('nonce'), shopper: c.get('shopper'), t: c.get('t') })
  const response = new Response(fillTemplate(template, fill), {
    status: template.status,
    headers: {
      'Content-Type': template.contentType ?? 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      // A template with its own content type is not an HTML page.
      ...(template.contentType ? {} : preloadFont(c)),
      ...(template.etag ? { ETag: template.etag } : {}),
      Vary: 'Accept',
    },
  })
  setCacheStatus(response.headers, state, found.layer)
  return response
}

function refresh(c: Context<AppEnv>, fetch: Fetch, key: string, now: number) {
  if (now - (refreshing.get(key) ?? 0) < REFRESH_LIMIT_MS) return
  refreshing.set(key, now)
  const request = new Request(c.req.url, {
    headers: { cookie: c.req.header('cookie') ?? '', accept: c.req.header('accept') ?? '' },
  })
  refreshes.add(request)
  const done = Promise.resolve(fetch(request, c.env, c.executionCtx as ExecutionContext))
    .then((response) => (response instanceof Response ? response.body?.cancel() : undefined))
    .catch((error: unknown) => logFailure('refresh-failed', error, { path: c.var.path }))
    .then(() => void refreshing.delete(key))
  c.executionCtx.waitUntil(done)
}

/** Stores the template of this response, after the end of its stream. */
function storeTemplate(c: Context<AppEnv>, key: string) {
  const { template, services } = c.var
  const { status, headers } = c.res
  const setsCookie = headers.has('set-cookie')
  headers.append('Vary', 'Accept')
  headers.set('X-Cache', stateOf(c))
  headers.set('Server-Timing', 'cache;desc="miss"')
  if (template === undefined || c.var.degraded) return
  if (services.sources.usedStaleResponses()) return c.set('isStaleOnError', status === 200)
  if (![200, 404].includes(status) || setsCookie) return
  const cached = Promise.resolve(template).then(
    (ended) => ended && storeEndedTemplate(c, key, ended),
  )
  const reportUncached = (error: unknown) =>
    logFailure('template-not-kept', error, { path: c.var.path })
  c.executionCtx.waitUntil(cached.catch(reportUncached))
}

/** The sources and the lifetime of a page are known only at the end of its stream. */
async function storeEndedTemplate(c: Context<AppEnv>, key: string, template: Template) {
  const { sources } = c.var.services
  // Data that loaded during the stream may have been incomplete.
  if (c.var.degraded || sources.usedStaleResponses()) return
  const madeAtMs = Date.now() - sources.oldestMs()
  const lifetime = template.status === 404 ? 'missing' : sources.lifetime()
  await cacheTemplate(key, { template, madeAtMs, lifetime }, Date.now())
}

function stateOf(c: Context<AppEnv>): string {
  if (c.var.services.sources.usedStaleResponses()) return 'stale-error-answers'
  return c.var.template === undefined ? 'bypass' : 'miss'
}
