import type { Locale } from '#shared/i18n/locales.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { ok } from '#shared/domain/result.ts'
import type { createBackend } from './backend/app.ts'
import { EMBEDDED_ACCESS_KEY } from './backend/http/access-key.ts'
import { markInternal } from './backend/http/limit-expensive-calls.ts'
import { setClientIpHeader } from './runtime/client-network.ts'
import type { Bindings, Vars } from './runtime/env.ts'
import { requestId } from './runtime/request-id.ts'
import { raceAbort } from './runtime/time-limits.ts'
import { cachedTransport, type CacheDependencies } from './store-api/cache/cached-transport.ts'
import { withoutAbsentFeatures } from './store-api/transport/absent-features.ts'
import { withBreaker, createBreaker, type Breaker } from './store-api/transport/breaker.ts'
import {
  EMBEDDED_LANGUAGE_IDS,
  shopLanguages,
  type KnownLanguages,
} from './store-api/transport/languages.ts'
import { createFileTransport, type FileTransport } from './store-api/transport/file-transport.ts'
import { createTransport } from './store-api/transport/transport.ts'
import type { TextTransport, StoreApiAddress } from './store-api/transport/call.ts'

const breakers = new Map<string, Breaker>()

/** The embedded backend, in the same process. */
export type Backend = Pick<ReturnType<typeof createBackend>, 'fetch'>

/** The price segment, IP address and browser of a visitor. Rate limits use the IP address. */
export type Visitor = {
  readonly segment: PriceSegment
  /** The requested page. */
  readonly path: string
  readonly locale: Locale
  readonly ip: string | null
  /** Allows customers to distinguish their devices. */
  readonly userAgent: string | null
}

/** Functions that call a shop for data and for files, and its languages. */
type Connection = {
  readonly transport: TextTransport
  readonly files: FileTransport
  readonly languageIds: KnownLanguages
}

/** The connection to the embedded backend, which runs in the same process. */
export function embeddedConnection(
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
    if (visitor.ip) setClientIpHeader(request.headers, vars.SHOP_TRUSTED_PROXY, visitor.ip)
    if (visitor.userAgent) request.headers.set('user-agent', visitor.userAgent)
    const response = Promise.resolve(backend.fetch(markInternal(request), env, ctx))
    // A started call finishes even if its caller no longer awaits it.
    ctx.waitUntil(response.catch(() => undefined))
    return raceAbort(request.signal, response)
  }
  const transport = createTransport(address, send)
  return { transport, files: createFileTransport(address, send), languageIds }
}

/** The connection to a Shopware over HTTP. */
export function remoteConnection(
  url: string,
  accessKey: string,
  segment: PriceSegment,
  dependencies: CacheDependencies,
): Connection {
  const send = (request: Request) => {
    const id = requestId()
    if (id) request.headers.set('x-request-id', id)
    return fetch(request)
  }
  const requestLanguages = createTransport(
    { url, accessKey, segment: 'gross', languageIds: null },
    send,
  )
  const languages = shopLanguages(requestLanguages, (ask) => cachedTransport(ask, dependencies))
  const languageIds = languages.ids
  const address = { url, accessKey, segment, languageIds, shopLanguages: languages }
  const ask = createTransport(address, send)
  return {
    transport: withoutAbsentFeatures(withBreaker(ask, breakerOf(url), Date.now), url, Date.now),
    files: createFileTransport(address, send),
    languageIds,
  }
}

function breakerOf(url: string): Breaker {
  const breaker = breakers.get(url) ?? createBreaker()
  breakers.set(url, breaker)
  return breaker
}
