import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { within } from './kept/within.ts'
import {
  TIME_LIMIT_MS,
  type Call,
  type SpokenTransport,
  type StoreApiFailure,
} from './transport.ts'

/** One call that was tried, and how it went. */
export type Check = Readonly<{
  method: 'GET' | 'POST'
  path: string
  /** Whether a Shopware has it only with a plugin: its absence hides a feature and breaks nothing. */
  isPlugin: boolean
  milliseconds: number
  failure: StoreApiFailure | null
}>

type Tried = Pick<Call<z.ZodType>, 'body'> & Pick<Check, 'method' | 'path' | 'isPlugin'>

const core = (method: Check['method'], path: string, body?: object): Tried => ({
  method,
  path,
  body,
  isPlugin: false,
})
const plugin = (path: string, body: object = { limit: 1 }): Tried => ({
  method: 'POST',
  path,
  body,
  isPlugin: true,
})

const TRIED: readonly Tried[] = [
  core('GET', '/context'),
  core('POST', '/language', { limit: 1 }),
  core('POST', '/navigation/main-navigation/main-navigation', { depth: 1 }),
  core('POST', '/product', { limit: 1, includes: { product: ['id'] } }),
  core('POST', '/seo-url', { limit: 1 }),
  core('GET', '/checkout/cart'),
  plugin('/blog'),
  plugin('/lexicon'),
  plugin('/gallery'),
  plugin('/redirect', { path: '/' }),
]

function tooLate({ method, path, isPlugin }: Tried, milliseconds: number): Check {
  return { method, path, isPlugin, milliseconds: Math.round(milliseconds), failure: TOO_LATE }
}

const TOO_LATE: StoreApiFailure = { kind: 'timeout' }

/** Tries what the pages live on, past everything that is kept. */
export function diagnosisApi(ask: SpokenTransport, clock: () => number = () => performance.now()) {
  async function check(locale: Locale, tried: Tried): Promise<Check> {
    const { body, ...call } = tried
    const begun = clock()
    const answer = await ask({ ...call, body, locale, schema: z.unknown() })
    const milliseconds = Math.round(clock() - begun)
    return { ...call, milliseconds, failure: answer.ok ? null : answer.error }
  }

  return {
    /**
     * One after the other, so that none waits for another; a shop that hangs is asked once, and all
     * of them together take no longer than one page may.
     */
    async checks(locale: Locale): Promise<readonly Check[]> {
      const checks: Check[] = []
      const until = clock() + TIME_LIMIT_MS
      for (const tried of TRIED) {
        const left = Math.max(0, until - clock())
        const done = left > 0 && (await within(left, check(locale, tried)))
        checks.push(done || tooLate(tried, left))
        if (checks.at(-1)?.failure?.kind === 'timeout') break
      }
      return checks
    },
  }
}
