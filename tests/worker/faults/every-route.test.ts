import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { filledIn, ROUTES } from '#tests/worker/account/storefront-access.ts'
import { anOwner } from '#tests/worker/backend/account/owner.ts'
import { aFabric } from '#tests/worker/backend/sales/stock.ts'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import {
  faultyBindings,
  holdTimeLimits,
  type RecordError,
  type FaultyPart,
} from './faulty-bindings.ts'

let owner: Awaited<ReturnType<typeof anOwner>>
beforeAll(async () => {
  owner = await anOwner([aFabric('70000')])
})

const log: string[] = []
beforeEach(() => {
  log.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void log.push(String(line)))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  holdTimeLimits()
})
afterEach(() => void vi.restoreAllMocks())

/** Valid statuses while a part fails: the page, or a proper refusal. */
const HONEST = [200, 204, 302, 303, 400, 403, 404, 408, 409, 412, 415, 429, 502, 503, 504]
/** Log lines that show a bug instead of a failed part. */
const BUGS = /"event":"unexpected"/
const INSIDE = /\bat \S+ \(?\S+\.[jt]sx?:\d+|D1_ERROR|SQLITE_|TypeError|ZodError/

const BROKEN: readonly (readonly [FaultyPart, RecordError])[] = [
  ['DB', 'refused'],
  ['KV', 'refused'],
  ['SHOPPER', 'refused'],
  ['SHOPPER', 'late'],
  ['LIMITER', 'refused'],
  ['FILES', 'refused'],
]

describe('routes while a service fails', () => {
  test.each(BROKEN)(
    'while %s is %s every route responds with a valid status',
    async (part, error) => {
      const { bindings, state } = faultyBindings()
      state.fault = (call) => (call.part === part ? error : null)
      const wrong: string[] = []
      for (const route of Object.keys(ROUTES)) {
        const { method, path, form } = filledIn(route, owner)
        if (path.includes('logout')) continue
        const cookies = new Map([['__Host-sw-context-token', owner.client.token ?? '']])
        const browser = aBrowser(cookies, bindings)
        log.length = 0
        const page = await (method === 'GET' ? browser.get(path) : browser.post(path, form))
        const bug = log.find((line) => BUGS.test(line))
        if (!HONEST.includes(page.status)) wrong.push(`${route}: ${page.status}`)
        if (bug) wrong.push(`${route}: ${bug.slice(0, 300)}`)
        if (INSIDE.test(page.text)) wrong.push(`${route}: ${INSIDE.exec(page.text)?.[0]}`)
      }
      expect(wrong).toEqual([])
    },
  )
})
