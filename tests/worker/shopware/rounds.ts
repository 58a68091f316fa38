import { setTimeout as turn } from 'node:timers/promises'

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Event loop turns without a new call, after which the page waits for responses. */
const QUIET_TURNS = 5

/**
 * A backend that answers in rounds. It holds every response until the page makes no more calls,
 * then releases all. So a round is a set of parallel calls, independent of any clock.
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
    /** The calls of each round since the last read. */
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

/** A KV that responds at once, so that its lookups do not split a round. */
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
