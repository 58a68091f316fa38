import type { Locale } from '#shared/i18n/locales.ts'
import { withTimeout } from '#worker/runtime/time-limits.ts'
import { TIME_LIMIT_MS } from '../transport/request.ts'
import type { TextTransport, StoreApiFailure } from '../transport/call.ts'
import { isNote, reasonOf, type Finding } from './finding.ts'
import { inspectOmissions } from './inspections.ts'
import { PROBES, type ProbeContext, type ShopAddresses, type Probe } from './probes.ts'

/** One tested call and its result. */
export type Check = Readonly<{
  method: 'GET' | 'POST'
  path: string
  milliseconds: number
  failure: StoreApiFailure | null
  /** The call needs a plugin that the backend lacks. A feature is hidden, but nothing fails. */
  isAbsent: boolean
  /** Missing or different features, and the reason of an unexpected failure. */
  findings: readonly Finding[]
  /** Whether the finding affects shoppers. */
  isIll: boolean
}>

/** Half of the time limit, because an uncached page makes two rounds of calls. */
const CALL_LIMIT_MS = TIME_LIMIT_MS / 2
/** A plain Shopware has few workers, and its shoppers need them too. */
const MAX_PARALLEL = 4

const TOO_LATE: StoreApiFailure = { kind: 'timeout' }

/**
 * Tests the calls that pages depend on, without caches. Our own backend needs no configuration, so
 * only its availability is tested.
 */
export function diagnosisApi(
  ask: TextTransport,
  addresses: ShopAddresses | null,
  clock: () => number = () => performance.now(),
) {
  async function check(locale: Locale, probes: Probe, seen: ProbeContext): Promise<Tested> {
    const { body, schema, look, find, path, method } = probes
    const startedMs = clock()
    const filled = path
      .replace('{category}', seen.category ?? '')
      .replace('{product}', seen.product ?? '')
    const response = await ask({
      method,
      path: filled,
      body,
      locale,
      schema,
      seoUrls: true,
    })
    const milliseconds = Math.round(clock() - startedMs)
    const refused = response.ok ? null : expectedRefusal(probes, response.error)
    if (refused) return { check: passed(probes, milliseconds, refused), found: {} }
    if (!response.ok) return { check: failed(probes, milliseconds, response.error), found: {} }
    const { data, omissions = [] } = response.value
    return {
      check: passed(probes, milliseconds, [
        ...(addresses ? look(data, addresses) : []),
        ...inspectOmissions(omissions),
      ]),
      found: find(data),
    }
  }

  return {
    /**
     * Tests a few calls at a time, and then the calls that need ids from them. Each call has its
     * own time limit, so that one slow call does not hide others. Together they have the time limit
     * of a page, or `limitMs`. A shop that does not respond at all gets no further calls.
     */
    async checks(locale: Locale, limitMs = TIME_LIMIT_MS): Promise<readonly Check[]> {
      const done = new Map<Probe, Check>()
      let seen: ProbeContext = {}
      const until = clock() + limitMs

      async function take(probes: Probe): Promise<void> {
        const limit = Math.min(CALL_LIMIT_MS, until - clock())
        if (limit <= 0 || isSilent([...done.values()])) return
        const tested = await withTimeout(limit, check(locale, probes, seen))
        if (tested) seen = { ...seen, ...tested.found }
        done.set(probes, tested ? tested.check : failed(probes, limit, TOO_LATE))
      }

      const requested = PROBES.filter(({ refused }) => !refused || addresses)
      await inLanes(
        requested.filter(({ path }) => !path.includes('{')),
        take,
      )
      await inLanes(
        requested.filter((probes) => probes.path.includes('{') && !isUnknown(probes, seen)),
        take,
      )
      return requested.flatMap((probes) => done.get(probes) ?? [])
    },
  }
}

/** Whether no call got a response in time. */
function isSilent(checks: readonly Check[]): boolean {
  return checks.length > 0 && checks.every(({ failure }) => failure?.kind === 'timeout')
}

/** Runs `take` for all items in order, `MAX_PARALLEL` at a time. */
async function inLanes<T>(all: readonly T[], take: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  async function lane(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await take(next)
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, lane))
}

type Tested = Readonly<{ check: Check; found: ProbeContext }>

/** Whether earlier calls found no id for this call. */
function isUnknown({ path }: Probe, seen: ProbeContext): boolean {
  return (
    (path.includes('{category}') && !seen.category) || (path.includes('{product}') && !seen.product)
  )
}

/** The findings of a call that must be refused, from the fields that the refusal does not name. */
function expectedRefusal({ refused }: Probe, failure: StoreApiFailure): readonly Finding[] | null {
  if (!refused || failure.kind !== 'refused' || failure.status !== 400) return null
  return refused(failure.errors)
}

function passed(
  { method, path }: Probe,
  milliseconds: number,
  findings: readonly Finding[],
): Check {
  const isIll = findings.some((finding) => !isNote(finding))
  return { method, path, milliseconds, failure: null, isAbsent: false, findings, isIll }
}

function failed(probes: Probe, milliseconds: number, failure: StoreApiFailure): Check {
  const { method, path, isPlugin } = probes
  const isAbsent = isPlugin && failure.kind === 'refused' && failure.status === 404
  const check = { method, path, milliseconds: Math.round(milliseconds), failure, isAbsent }
  if (isAbsent) return { ...check, findings: [], isIll: false }
  const reason = reasonOf(failure)
  const what = `${method} ${path}, > ${check.milliseconds} ms`
  return {
    ...check,
    findings: [reason.name === 'tooSlow' ? { ...reason, what } : reason],
    isIll: true,
  }
}

/** The findings of all calls, without duplicates. */
export function findingsOf(checks: readonly Check[]): readonly Finding[] {
  const bySentence = new Map<string, Finding>()
  for (const finding of checks.flatMap((check) => check.findings))
    bySentence.set([finding.name, finding.what].join(' '), finding)
  return [...bySentence.values()]
}
