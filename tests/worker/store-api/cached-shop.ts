import { env } from 'cloudflare:test'
import { ok } from '#shared/domain/result.ts'
import { catalogueApi } from '#worker/store-api/catalogue/catalogue-api.ts'
import { pathsApi } from '#worker/store-api/catalogue/paths-api.ts'
import { contextApi } from '#worker/store-api/shopping/context-api.ts'
import { entriesApi } from '#worker/store-api/content/content-api.ts'
import { reviewsApi } from '#worker/store-api/catalogue/reviews-api.ts'
import { searchApi } from '#worker/store-api/catalogue/search-api.ts'
import {
  createResponseMemory,
  createResponseStore,
} from '#worker/store-api/cache/response-store.ts'
import { createRefreshTracker } from '#worker/store-api/cache/refresh-tracker.ts'
import { cachedTransport } from '#worker/store-api/cache/cached-transport.ts'
import { EMBEDDED_LANGUAGE_IDS } from '#worker/store-api/transport/languages.ts'
import { createSources } from '#worker/store-api/transport/sources.ts'
import { createTransport } from '#worker/store-api/transport/transport.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'

const JSON_HEADERS = { 'content-type': 'application/json', 'sw-context-token': 'x'.repeat(32) }

type Visit = {
  readonly isolate?: string
  readonly segment?: PriceSegment
  readonly token?: string
}

/**
 * Readers of a shop with a Store API whose responses, failures and clock a test controls. Each
 * isolate has its own memory; all share KV.
 */
export function aCachedShop(response: unknown) {
  const state = {
    answer: response,
    status: 200,
    version: String(crypto.randomUUID()),
    nowMs: Date.now(),
    requested: [] as Request[],
    kv: env.KV,
    /** Whether it refuses its context too, as with a wrong key or a broken proxy. */
    isLost: false,
  }
  const isolates = new Map<
    string,
    {
      memory: ReturnType<typeof createResponseMemory>
      attempts: ReturnType<typeof createRefreshTracker>
    }
  >()

  async function send(request: Request): Promise<Response> {
    state.requested.push(request)
    const isContext = new URL(request.url).pathname.endsWith('/context')
    if (isContext && state.status === 404 && !state.isLost) return Response.json({})
    if (state.status === 0) throw new Error('Nobody is there')
    return Response.json(state.answer, { status: state.status, headers: JSON_HEADERS })
  }

  /** A request of the storefront, with the number of its Store API calls. */
  async function visit<T>(
    read: (api: ReturnType<typeof apis>) => Promise<T>,
    { isolate = 'one', segment = 'gross', token }: Visit = {},
  ) {
    const own = isolates.get(isolate) ?? {
      memory: createResponseMemory(),
      attempts: createRefreshTracker(),
    }
    isolates.set(isolate, own)
    const behind: Promise<unknown>[] = []
    const sources = createSources()
    const requestedBefore = state.requested.length
    const address = {
      url: 'https://shop.test/store-api',
      accessKey: 'key',
      segment,
      languageIds: async () => ok(EMBEDDED_LANGUAGE_IDS),
    }
    const transport = cachedTransport(createTransport(address, send), {
      store: createResponseStore(state.kv, own.memory),
      attempts: own.attempts,
      scope: async () => `${state.version} ${segment}`,
      sources,
      behind: (work) => void behind.push(work.catch(() => undefined)),
      now: () => state.nowMs,
    })
    const found = await read(apis(transport, token))
    await Promise.all(behind)
    // Background work can start more background work.
    await Promise.all(behind)
    return {
      found,
      sources,
      summary: sources.summary(),
      requested: state.requested.length - requestedBefore,
    }
  }

  return { state, visit, pass: (ms: number) => void (state.nowMs += ms) }
}

function apis(transport: Parameters<typeof catalogueApi>[0], token: string | null = null) {
  return {
    catalogue: catalogueApi(transport),
    context: contextApi(transport, { locale: 'de', token }),
    entries: entriesApi(transport),
    paths: pathsApi(transport),
    reviews: reviewsApi(transport, async () => ok(EMBEDDED_LANGUAGE_IDS)),
    search: searchApi(transport),
  }
}

/** A Store API response with paths that belong to one category. */
export const pathsTo = (...seoPathInfos: string[]) => ({
  elements: seoPathInfos.map((seoPathInfo) => ({
    routeName: 'frontend.navigation.page',
    foreignKey: 'a'.repeat(32),
    pathInfo: '/',
    seoPathInfo,
  })),
})
