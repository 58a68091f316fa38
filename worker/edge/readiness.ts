import type { Bindings } from '#worker/runtime/env.ts'
import { withTimeout } from '#worker/runtime/time-limits.ts'

type CheckedService = 'database' | 'cache' | 'pictures' | 'secrets' | 'Shopware'
type Status = 'answers' | 'fails'
/** The state of each required service. A service that exceeds the time limit counts as failed. */
export type Readiness = Readonly<Partial<Record<CheckedService, Status>>>

const LIMIT_MS = 2_000
const MIN_SECRET_LENGTH = 32
/** More frequent requests get the previous result, so that nobody can overload the database. */
const STORED_MS = 5_000

/** Checks the services that the shop needs, at most once in five seconds. */
export function createReadiness() {
  let cached: { readonly parts: Readiness; readonly atMs: number } | null = null
  return async (env: Bindings, nowMs: number): Promise<Readiness> => {
    if (cached && nowMs - cached.atMs < STORED_MS) return cached.parts
    const pending = Object.entries(probes(env)).map(async ([part, probe]) => {
      const isReachable = await withTimeout(
        LIMIT_MS,
        probe().then(() => true),
      )
      return [part, isReachable ? 'answers' : 'fails'] as const
    })
    const parts: Readiness = Object.fromEntries(await Promise.all(pending))
    cached = { parts, atMs: nowMs }
    return parts
  }
}

function probes(env: Bindings): Partial<Record<CheckedService, () => Promise<unknown>>> {
  const { STORE_API_URL: behind } = env
  const own = {
    cache: () => env.KV.get('ready'),
    pictures: () => env.MEDIA.list({ limit: 1 }),
    secrets: async () => requireSecrets(env),
  }
  return typeof behind === 'string' && behind !== ''
    ? { ...own, Shopware: () => reach(behind) }
    : { ...own, database: () => env.DB.prepare('SELECT 1').first() }
}

/** Shorter secrets can be guessed. Without them forms and operators' endpoints are unprotected. */
function requireSecrets({ OPS_SECRET, SIGNING_SECRET }: Bindings): void {
  for (const secret of [OPS_SECRET, SIGNING_SECRET])
    if (typeof secret !== 'string' || secret.length < MIN_SECRET_LENGTH)
      throw new Error('A secret is missing or too short')
}

/**
 * Throws if the remote shop is unreachable or responds with status 500 or above. A lower status,
 * even a refused key, shows that it is reachable.
 */
async function reach(url: string): Promise<void> {
  const { status, body } = await fetch(`${url}/context`, { signal: AbortSignal.timeout(LIMIT_MS) })
  await body?.cancel()
  if (status >= 500) throw new Error(`Shopware responded with ${status}`)
}
