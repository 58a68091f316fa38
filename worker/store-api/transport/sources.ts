import type { Lifetime } from '#worker/runtime/lifetimes.ts'

/** From where an answer of the Store API came: kept somewhere, or from the backend itself. */
export type Layer = 'memory' | 'kv' | 'origin'
export type State = 'fresh' | 'stale' | 'stale-error'

/** One answer. */
export type SourceReport = {
  readonly layer: Layer
  readonly state: State
  readonly lifetime: Lifetime
  readonly ageMs: number
}

/** What the answers of one request were made of; its page is no fresher than the oldest of them. */
export type Sources = {
  readonly tell: (report: SourceReport) => void
  readonly lifetime: () => Lifetime
  readonly oldestMs: () => number
  /** True once an answer was only good enough because the backend failed. */
  readonly usedStaleAnswers: () => boolean
  /** For `Server-Timing`: `memory=3 origin=1`; empty where nothing was asked for. */
  readonly summary: () => string
}

export function createSources(): Sources {
  const counts = new Map<string, number>()
  let lifetime: Lifetime = 'texts'
  let oldestMs = 0
  let isMakeshift = false
  return {
    tell(report) {
      const name = report.state === 'fresh' ? report.layer : `${report.layer}-${report.state}`
      counts.set(name, (counts.get(name) ?? 0) + 1)
      if (report.lifetime === 'prices') lifetime = 'prices'
      oldestMs = Math.max(oldestMs, report.ageMs)
      isMakeshift ||= report.state === 'stale-error'
    },
    lifetime: () => lifetime,
    oldestMs: () => oldestMs,
    usedStaleAnswers: () => isMakeshift,
    summary: () => [...counts].map(([name, count]) => `${name}=${count}`).join(' '),
  }
}
