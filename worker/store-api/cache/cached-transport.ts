import { fail, ok } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import { FRESH_MS, STALE_MS } from '#worker/runtime/lifetimes.ts'
import { createSources, type Layer, type Sources, type State } from '../transport/sources.ts'
import {
  isOutage,
  type Answer,
  type Call,
  type TextTransport,
  type StoreApiFailure,
  type Transport,
} from '../transport/transport.ts'
import { answerKey } from './cache-key.ts'
import type { AnswerStore, Kept } from './response-store.ts'
import type { Attempts } from './refresh-tracker.ts'

export type Keeping = {
  readonly store: AnswerStore
  readonly attempts: Attempts
  /** Shop, catalogue version and price segment: what an answer depends on beside its request. */
  readonly scope: () => Promise<string>
  readonly sources?: Sources
  /** Runs work that the shopper need not wait for. */
  readonly behind: (work: Promise<unknown>) => void
  readonly now: () => number
  readonly pause?: (ms: number) => Promise<void>
}

const LOOK_MS = 10
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A transport that keeps the answers of calls that say `keep`: fresh for a minute, then stale while
 * one request renews them, longer only while the Store API fails. A call that carries a session is
 * neither looked up nor kept.
 */
export function cachedTransport(ask: TextTransport, keeping: Keeping): Transport {
  const { store, attempts, behind, now, sources = createSources(), pause = sleep } = keeping

  function tell(call: Call<z.ZodType>, layer: Layer, state: State, ageMs: number) {
    sources.tell({ layer, state, ageMs, lifetime: call.keep?.lifetime ?? 'prices' })
  }

  function answerFrom<S extends z.ZodType>(call: Call<S>, kept: Kept<S>, state: State) {
    tell(call, kept.layer, state, now() - kept.madeAtMs)
    return ok<Answer<z.output<S>>>({ data: kept.data, token: null })
  }

  /**
   * Whether the shop that refused a call answers others. A wrong key, a closed channel or a broken
   * proxy refuses everything, and then the cached answers must stay.
   */
  async function isWell({ locale }: Call<z.ZodType>): Promise<boolean> {
    return (await ask({ method: 'GET', path: '/context', schema: z.unknown(), locale })).ok
  }

  /** Asks the Store API and keeps what it answers, or forgets what it no longer knows. */
  async function renew<S extends z.ZodType>(call: Call<S>, key: string, kept: Kept<S> | null) {
    const madeAtMs = now()
    attempts.asks(key, now())
    const answer = await ask(call).finally(() => attempts.answered(key))
    if (!answer.ok && isOutage(answer.error)) {
      attempts.failed(key, now())
      return answer
    }
    if (!answer.ok && kept && !(await isWell(call))) {
      attempts.failed(key, now())
      return fail<StoreApiFailure>({
        kind: 'unreachable',
        detail: 'It refuses every call.',
      })
    }
    attempts.succeeded(key)
    if (!answer.ok || !(call.keep?.exists?.(answer.value.data) ?? true)) {
      if (kept) behind(store.forget(key))
      return answer
    }
    const { text, data } = answer.value
    store.remember(key, { text, data, madeAtMs, schema: call.schema })
    if (isWorthWriting(call, text, kept, madeAtMs)) behind(store.write(key, { text, madeAtMs }))
    return answer
  }

  /**
   * The answer that another request of this isolate is loading, once it is in memory, so that many
   * simultaneous requests ask once. Each looks by its own timer, as a request cannot wait for
   * another request's I/O.
   */
  async function answerOfAnother<S extends z.ZodType>(
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
    if (!call.keep || call.token) {
      tell(call, 'origin', 'fresh', 0)
      return ask(call)
    }
    const key = answerKey(await keeping.scope(), call)
    const isFresh = (madeAtMs: number) => now() - madeAtMs < FRESH_MS
    const kept = await store.find(key, call.schema, isFresh)
    if (kept && isFresh(kept.madeAtMs)) return answerFrom(call, kept, 'fresh')
    if (kept && now() - kept.madeAtMs < STALE_MS[call.keep.lifetime]) {
      if (attempts.begin(key, now())) behind(renew(call, key, kept))
      return answerFrom(call, kept, 'stale')
    }
    if (kept && attempts.hasJustFailed(key, now())) return answerFrom(call, kept, 'stale-error')
    const shared = await answerOfAnother(call, key, isFresh)
    if (shared) return answerFrom(call, shared, 'fresh')
    const answer = await renew(call, key, kept)
    if (kept && !answer.ok && isOutage(answer.error)) return answerFrom(call, kept, 'stale-error')
    tell(call, 'origin', 'fresh', 0)
    return answer
  }
}

/** The same text again is written only before the old one runs out: writes cost, reads hardly do. */
function isWorthWriting<S extends z.ZodType>(
  { keep }: Call<S>,
  text: string,
  kept: Kept<S> | null,
  now: number,
): boolean {
  if (!keep || kept?.text !== text) return true
  return now - kept.madeAtMs > STALE_MS[keep.lifetime] / 2
}
