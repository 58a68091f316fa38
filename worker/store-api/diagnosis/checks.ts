import type { Locale } from '#shared/i18n/locales.ts'
import { withTimeout } from '#worker/runtime/time-limits.ts'
import {
  TIME_LIMIT_MS,
  type SpokenTransport,
  type StoreApiFailure,
} from '../transport/transport.ts'
import { isNote, reasonOf, type Remark } from './remark.ts'
import { TRIED, type Seen, type ShopAddresses, type Tried } from './tried.ts'

/** One call that was tried, and how it went. */
export type Check = Readonly<{
  method: 'GET' | 'POST'
  path: string
  /** Whether a Shopware has it only with a plugin: its absence hides a feature and breaks nothing. */
  isPlugin: boolean
  milliseconds: number
  failure: StoreApiFailure | null
  /** What is missing or different, and why a call failed unexpectedly. */
  remarks: readonly Remark[]
  /** Whether shoppers lack something for it. */
  isIll: boolean
}>

const TOO_LATE: StoreApiFailure = { kind: 'timeout' }

/**
 * Tries the calls that pages depend on, without caches. Of our own backend, which needs no
 * configuration, only that it answers is worth reporting.
 */
export function diagnosisApi(
  ask: SpokenTransport,
  addresses: ShopAddresses | null,
  clock: () => number = () => performance.now(),
) {
  async function check(locale: Locale, tried: Tried, seen: Seen): Promise<Tested> {
    const { body, schema, look, find, path, method } = tried
    const startedMs = clock()
    const filled = path
      .replace('{category}', seen.category ?? '')
      .replace('{product}', seen.product ?? '')
    const answer = await ask({
      method,
      path: filled,
      body,
      locale,
      schema,
      seoUrls: true,
    })
    const milliseconds = Math.round(clock() - startedMs)
    const refused = answer.ok ? null : expectedRefusal(tried, answer.error)
    if (refused) return { check: passed(tried, milliseconds, refused), found: {} }
    if (!answer.ok) return { check: failed(tried, milliseconds, answer.error), found: {} }
    const { data } = answer.value
    return {
      check: passed(tried, milliseconds, addresses ? look(data, addresses) : []),
      found: find(data),
    }
  }

  return {
    /**
     * One after the other, so that the figures do not influence each other; a shop that hangs is
     * asked once, and all calls together take no longer than a page may, unless another limit is
     * given.
     */
    async checks(locale: Locale, limitMs = TIME_LIMIT_MS): Promise<readonly Check[]> {
      const checks: Check[] = []
      let seen: Seen = {}
      const until = clock() + limitMs
      for (const tried of TRIED) {
        if (isUnknown(tried, seen) || (tried.refused && !addresses)) continue
        const left = Math.max(0, until - clock())
        const done = left > 0 && (await withTimeout(left, check(locale, tried, seen)))
        if (done) seen = { ...seen, ...done.found }
        checks.push(done ? done.check : failed(tried, left, TOO_LATE))
        if (checks.at(-1)?.failure?.kind === 'timeout') break
      }
      return checks
    },
  }
}

type Tested = Readonly<{ check: Check; found: Seen }>

/** Nothing was found that this call could be about. */
function isUnknown({ path }: Tried, seen: Seen): boolean {
  return (
    (path.includes('{category}') && !seen.category) || (path.includes('{product}') && !seen.product)
  )
}

/** The remarks about a call that must be refused, by the fields that the refusal does not name. */
function expectedRefusal({ refused }: Tried, failure: StoreApiFailure): readonly Remark[] | null {
  if (!refused || failure.kind !== 'refused' || failure.status !== 400) return null
  return refused(failure.errors)
}

function passed(
  { method, path, isPlugin }: Tried,
  milliseconds: number,
  remarks: readonly Remark[],
): Check {
  const isIll = remarks.some((remark) => !isNote(remark))
  return { method, path, isPlugin, milliseconds, failure: null, remarks, isIll }
}

function failed(tried: Tried, milliseconds: number, failure: StoreApiFailure): Check {
  const { method, path, isPlugin } = tried
  const check = { method, path, isPlugin, milliseconds: Math.round(milliseconds), failure }
  return isAbsent(check)
    ? { ...check, remarks: [], isIll: false }
    : { ...check, remarks: [reasonOf(failure)], isIll: true }
}

/** A feature that the backend lacks is hidden; that is no fault. */
function isAbsent({ isPlugin, failure }: Pick<Check, 'isPlugin' | 'failure'>): boolean {
  return isPlugin && failure?.kind === 'refused' && failure.status === 404
}

/** What there is to say, each thing once. */
export function remarksOf(checks: readonly Check[]): readonly Remark[] {
  const bySentence = new Map<string, Remark>()
  for (const remark of checks.flatMap((check) => check.remarks))
    bySentence.set([remark.name, remark.what].join(' '), remark)
  return [...bySentence.values()]
}
