import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Bindings } from '#worker/runtime/env.ts'

/** Time limits of pending calls; longer limits are those of whole pages. */
const waiting = new Set<AbortController>()
const LONGEST_CALL_MS = 8_000

/** Replaces time limits: they expire when a part responds late, not by the clock. */
export function holdTimeLimits(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController()
    if (ms <= LONGEST_CALL_MS) waiting.add(limit)
    return limit.signal
  })
}

function giveUp() {
  const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
  for (const limit of waiting) limit.abort(reason)
  waiting.clear()
}

/** The services that the shop uses; a failure affects one or all of them. */
const PARTS = ['DB', 'KV', 'MEDIA', 'FILES', 'SHOPPER', 'LIMITER'] as const
export type FaultyPart = (typeof PARTS)[number]

/** One call of a part, numbered in order; `writes` if it changes a table. */
export type PartCall = Readonly<{
  part: FaultyPart
  method: string
  number: number
  writes: boolean
}>

/**
 * How a call fails: it is refused (`full`: for lack of space), or executed without a response
 * (`lost`). `late` executes it after the time limit; `answers` returns another value.
 */
export type RecordError = 'refused' | 'full' | 'lost' | 'late' | Readonly<{ answers: unknown }>

/** The methods that execute a call; all others only prepare it. */
const ASKING: Readonly<Record<FaultyPart, ReadonlySet<string>>> = {
  DB: new Set(['first', 'all', 'run', 'raw', 'batch', 'exec']),
  KV: new Set(['get', 'getWithMetadata', 'put', 'delete', 'list']),
  MEDIA: new Set(['get', 'put', 'list', 'head', 'delete']),
  FILES: new Set(['get', 'put', 'list', 'head', 'delete']),
  SHOPPER: new Set(['idFromName', 'get']),
  LIMITER: new Set(['idFromName', 'get']),
}
const OBJECTS: ReadonlySet<FaultyPart> = new Set(['SHOPPER', 'LIMITER'])
const REFUSALS: Readonly<Record<FaultyPart, string>> = {
  DB: 'D1_ERROR: D1 DB is overloaded. Too many requests queued.',
  KV: 'KV GET failed: 503 Service Unavailable',
  MEDIA: 'get: We encountered an internal error. Please try again. (10001)',
  FILES: 'get: We encountered an internal error. Please try again. (10001)',
  SHOPPER: 'Durable Object reset because its code was updated.',
  LIMITER: 'Durable Object is overloaded. Requests queued for too long.',
}

const NO_ROOM = 'D1_ERROR: Exceeded maximum DB size: SQLITE_FULL'
const WRITES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE)\b/i

type AnyFunction = (...values: unknown[]) => unknown

/** The bindings of the tests; `state.fault` returns how each call fails. */
export function faultyBindings() {
  const state = {
    fault: (_call: PartCall): RecordError | null => null,
    /** The calls since this was last emptied. */
    calls: [] as PartCall[],
  }
  /** The original D1 statements, because a batch accepts no wrappers. */
  const own = new WeakMap<object, object>()
  /** The writing ones among them. */
  const writing = new WeakSet<object>()

  async function through(
    part: FaultyPart,
    method: string,
    ask: () => unknown,
    writes = false,
  ): Promise<unknown> {
    const call = { part, method, number: state.calls.length, writes }
    state.calls.push(call)
    const error = state.fault(call)
    if (error === null) return ask()
    if (error === 'refused') throw new Error(REFUSALS[part])
    if (error === 'full') throw new Error(NO_ROOM)
    if (error === 'lost') {
      await ask()
      throw new Error('Network connection lost.')
    }
    if (error === 'late') {
      giveUp()
      // Waits until the caller has given up and continued.
      await new Promise((resolve) => setTimeout(resolve, 50))
      return ask()
    }
    return error.answers
  }

  /** An object whose methods all count as calls. */
  const stub = (part: FaultyPart, target: object) =>
    new Proxy(target, {
      get(object, key) {
        if (typeof key === 'symbol' || key === 'then') return Reflect.get(object, key)
        // Called on the object itself, because methods of remote objects have no `apply`.
        return (...values: unknown[]) =>
          through(part, key, () => (object as Record<string, AnyFunction>)[key]?.(...values))
      },
    })

  const watched = (part: FaultyPart, target: object): object =>
    new Proxy(target, {
      get(object, key) {
        const member: unknown = Reflect.get(object, key)
        if (typeof member !== 'function') return member
        return (...values: unknown[]) => {
          const given = values.map((value) => ownOf(value))
          const ask = () => Reflect.apply(member as AnyFunction, object, given)
          if (OBJECTS.has(part)) return key === 'get' ? stub(part, ask() as object) : ask()
          const writes = isWriting([object, ...given])
          if (ASKING[part].has(String(key))) return through(part, String(key), ask, writes)
          return prepared(part, ask(), writes || WRITES.test(String(given[0])))
        }
      },
    })

  /** A prepared statement, which counts as a call when it is executed. */
  function prepared(part: FaultyPart, value: unknown, writes: boolean): unknown {
    if (part !== 'DB' || typeof value !== 'object' || value === null) return value
    if (writes) writing.add(value)
    const statement = watched(part, value)
    own.set(statement, value)
    return statement
  }

  /** Whether a statement, or one of a batch, writes. */
  function isWriting(values: readonly unknown[]): boolean {
    return values
      .flat()
      .some((value) => typeof value === 'object' && value !== null && writing.has(value))
  }

  function ownOf(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => ownOf(one))
    return (typeof value === 'object' && value !== null && own.get(value)) || value
  }

  const faulty = Object.fromEntries(PARTS.map((part) => [part, watched(part, env[part])]))
  return { bindings: { ...env, ...faulty } as unknown as Bindings, state }
}
