import { setTimeout as turn } from 'node:timers/promises'

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Turns of the event loop without a new call, after which a page waits for answers only. */
const QUIET_TURNS = 5

/**
 * A backend that answers in rounds: it keeps every answer back until the page asks for nothing more
 * without one, then gives all of them. So a round is what was asked for side by side, and nobody's
 * clock decides.
 */
export function inRounds(fetch: Fetch) {
  const rounds: string[][] = []
  let current: { readonly calls: string[]; readonly over: Promise<void> } | null = null
  const preparing = new Set<Request>()

  async function quiet(calls: readonly string[]): Promise<void> {
    let seen = -1
    let turns = 0
    while (preparing.size > 0 || turns < QUIET_TURNS) {
      await turn(0)
      turns = calls.length === seen ? turns + 1 : 0
      seen = calls.length
    }
    current = null
  }

  return {
    /** What each round asked for since the last look. */
    taken: (): readonly (readonly string[])[] => rounds.splice(0),
    fetch: async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      const request = new Request(input, init)
      if (!current) {
        const calls: string[] = []
        rounds.push(calls)
        current = { calls, over: quiet(calls) }
      }
      const { calls, over } = current
      calls.push(`${request.method} ${new URL(request.url).pathname.replace('/store-api', '')}`)
      preparing.add(request)
      const response = await fetch(request).finally(() => preparing.delete(request))
      await over
      return response
    },
  }
}

/** A KV that answers at once, so that what is looked up in it makes no calls of one round part. */
export function nearKv(): KVNamespace {
  const entries = new Map<string, { readonly value: string; readonly metadata: unknown }>()
  const near = {
    get: async (key: string) => entries.get(key)?.value ?? null,
    getWithMetadata: async (key: string) => entries.get(key) ?? { value: null, metadata: null },
    put: async (key: string, value: string, { metadata = null }: { metadata?: unknown } = {}) =>
      void entries.set(key, { value, metadata }),
    delete: async (key: string) => void entries.delete(key),
  }
  return near as unknown as KVNamespace
}
