import { MINUTE_MS } from '#shared/domain/durations.ts'
import { fail } from '#shared/domain/result.ts'
import type { StoreApiFailure, TextTransport } from './call.ts'

/** Lists of plugins; a 404 means that the shop has no such plugin. */
const OF_PLUGINS = new Set(['/blog', '/blog/search', '/lexicon', '/gallery'])
/** A plugin that is installed later shows after this time. */
const ABSENT_MS = 10 * MINUTE_MS

type Absence = Readonly<{ failure: StoreApiFailure; sinceMs: number }>

/** By shop and path. */
const absences = new Map<string, Absence>()

/** A transport that does not repeat calls for features that the shop lacks. */
export function withoutAbsentFeatures(
  ask: TextTransport,
  url: string,
  now: () => number,
): TextTransport {
  return async (call) => {
    if (!OF_PLUGINS.has(call.path)) return ask(call)
    const key = url + call.path
    const known = absences.get(key)
    if (known && now() - known.sinceMs < ABSENT_MS) return fail(known.failure)
    const response = await ask(call)
    if (response.ok || response.error.kind !== 'refused' || response.error.status !== 404)
      absences.delete(key)
    else absences.set(key, { failure: response.error, sinceMs: now() })
    return response
  }
}
