import { fail, ok } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { FRESH_MS, STALE_MS } from '#worker/runtime/lifetimes.ts'
import { createSources, type Layer, type Sources, type State } from '../transport/sources.ts'
import {
  isOutage,
  type StoreApiResponse,
  type Call,
  type TextTransport,
  type StoreApiFailure,
  type Transport,
} from '../transport/call.ts'
import { cacheKey } from './cache-key.ts'
import type { CachedResponse, CachedText, ResponseStore } from './response-store.ts'
import type { Attempts } from './refresh-tracker.ts'

export type CacheDependencies = {
  readonly store: ResponseStore
  readonly attempts: Attempts
  /** Shop, catalogue version and price segment, on which a response depends. */
  readonly scope: () => Promise<string>
  readonly sources?: Sources
  /** Runs work in the background of the request. */
  readonly behind: (work: Promise<unknown>) => void
  readonly now: () => number
  readonly pause?: (ms: number) => Promise<void>
}

const LOOK_MS = 10
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A transport that caches the responses of calls with `cache`. A response is fresh for a minute.
 * Then it is stale while one request refreshes it, and longer only while the Store API fails. A
 * call with a session is neither looked up nor cached.
 */
export function cachedTransport(ask: TextTransport, dependencies: CacheDependencies): Transport {
  const { store, attempts, behind, now, sources = createSources(), pause = sleep } = dependencies

  function report(call: Call<z.ZodType>, layer: Layer, state: State, ageMs: number) {
    sources.tell({ layer, state, ageMs, lifetime: call.cache?.lifetime ?? 'prices' })
  }

  function responseFrom<S extends z.ZodType>(
    call: Call<S>,
    cached: CachedResponse<S>,
    state: State,
  ) {
    report(call, cached.layer, state, now() - cached.madeAtMs)
    return ok<StoreApiResponse<z.output<S>>>({ data: cached.data, token: null })
  }

  /**
   * Whether a shop that refused a call serves other calls. A wrong key, a closed channel or a
   * broken proxy refuses every call; cached responses must then stay.
   */
  async function isWell({ locale }: Call<z.ZodType>): Promise<boolean> {
    return (await ask({ method: 'GET', path: '/context', schema: z.unknown(), locale })).ok
  }

  /** Requests the response and caches it, or deletes a cached response that no longer exists. */
  async function renew<S extends z.ZodType>(
    call: Call<S>,
    key: string,
    cached: CachedResponse<S> | null,
  ) {
    const madeAtMs = now()
    attempts.asks(key, now())
    const response = await ask(call).finally(() => attempts.answered(key))
    if (!response.ok && isOutage(response.error)) {
      attempts.failed(key, now())
      return response
    }
    if (!response.ok && cached && !(await isWell(call))) {
      attempts.failed(key, now())
      return fail<StoreApiFailure>({
        kind: 'unreachable',
        detail: 'It refuses every call.',
      })
    }
    attempts.succeeded(key)
    if (!response.ok || !(call.cache?.exists?.(response.value.data) ?? true)) {
      if (cached) behind(store.forget(key))
      return response
    }
    const { text, data } = response.value
    store.remember(key, { text, data, madeAtMs, schema: call.schema })
    if (isWorthWriting(call, text, cached?.stored ?? null, madeAtMs))
      behind(store.write(key, { text, madeAtMs }))
    return response
  }

  /**
   * The response that another request of this isolate is loading, after it is in memory. Many
   * simultaneous requests then cause one call. Each polls with its own timer, because a Worker
   * request cannot wait for another request's I/O.
   */
  async function responseOfAnother<S extends z.ZodType>(
    call: Call<S>,
    key: string,
    isFresh: (madeAtMs: number) => boolean,
  ) {
    while (attempts.isAsked(key, now())) {
      await pause(LOOK_MS)
      const found = store.peek(key, call.schema)
      if (found && isFresh(found.madeAtMs)) return found
    }
    return null
  }

  return async (call) => {
    if (!call.cache || call.token) {
      report(call, 'origin', 'fresh', 0)
      return ask(call)
    }
    const key = cacheKey(await dependencies.scope(), call)
    const isFresh = (madeAtMs: number) => now() - madeAtMs < FRESH_MS
    const cached = await store.find(key, call.schema, isFresh)
    if (cached && isFresh(cached.madeAtMs)) return responseFrom(call, cached, 'fresh')
    if (cached && now() - cached.madeAtMs < STALE_MS[call.cache.lifetime]) {
      if (attempts.begin(key, now())) behind(renew(call, key, cached))
      return responseFrom(call, cached, 'stale')
    }
    if (cached && attempts.hasJustFailed(key, now()))
      return responseFrom(call, cached, 'stale-error')
    const shared = await responseOfAnother(call, key, isFresh)
    if (shared) return responseFrom(call, shared, 'fresh')
    const response = await renew(call, key, cached)
    if (cached && !response.ok && isOutage(response.error))
      return responseFrom(call, cached, 'stale-error')
    report(call, 'origin', 'fresh', 0)
    return response
  }
}

/**
 * An unchanged text is written again only after half of its lifetime in KV, because KV writes are
 * expensive. The copy in this isolate's memory may be much newer than the one in KV.
 */
function isWorthWriting(
  { cache: policy }: Call<z.ZodType>,
  text: string,
  stored: CachedText | null,
  now: number,
): boolean {
  if (!policy || stored?.text !== text) return true
  return now - stored.madeAtMs > STALE_MS[policy.lifetime] / 2
}
