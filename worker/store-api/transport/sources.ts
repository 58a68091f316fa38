import type { Lifetime } from '#worker/runtime/lifetimes.ts'

/** The source of a Store API response: a cache or the backend itself. */
export type Layer = 'memory' | 'kv' | 'origin'
export type State = 'fresh' | 'stale' | 'stale-error'

export type SourceReport = {
  readonly layer: Layer
  readonly state: State
  readonly lifetime: Lifetime
  readonly ageMs: number
}

/** The sources of one request's data. Its page is as old as the oldest of them. */
export type Sources = {
  readonly tell: (report: SourceReport) => void
  readonly lifetime: () => Lifetime
  readonly oldestMs: () => number
  /** True after a stale response was used because the backend failed. */
  readonly usedStaleResponses: () => boolean
  /** For `Server-Timing`: `memory=3 origin=1`; empty without calls. */
  readonly summary: () => string
}

export function createSources(): Sources {
  const counts = new Map<string, number>()
  let lifetime: Lifetime = 'texts'
  let oldestMs = 0
  let usedStale = false
  return {
    tell(report) {
      const name = report.state === 'fresh' ? report.layer : `${report.layer}-${report.state}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (report.lifetime === 'prices') lifetime = 'prices'
      oldestMs = Math.max(oldestMs, report.ageMs)
      usedStale ||= report.state === 'stale-error'
    },
    lifetime: () => lifetime,
    oldestMs: () => oldestMs,
    usedStaleResponses: () => usedStale,
    summary: () => [...counts].map(([name, count]) => `${name}=${count}`).join(' '),
  }
}
