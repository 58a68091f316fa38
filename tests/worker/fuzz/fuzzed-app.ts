import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { vi } from 'vitest'
import { createApp } from '#worker/app.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { MARKUP } from './chance.ts'

/** More rounds with `FUZZ_ROUNDS=5000`; another seed with `FUZZ_SEED=7`. */
export const { rounds, seed } = env.TEST_FUZZ
/** The time limit grows with the number of rounds. */
export const LONG = { timeout: 90_000 + rounds * 200 }

export const app = createApp()
const bindings = env as unknown as Bindings

/**
 * Silences expected errors and removes time limits. All timers of a test run in one context, and
 * workerd allows at most ten thousand.
 */
export function quiet(): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal)
}

const BUGS = new Set(['unexpected', 'backend-error'])

/** Sends a request and returns what is wrong with the response; null if nothing is. */
export async function errorOf(request: Request): Promise<string | null> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const ctx = createExecutionContext()
  const response = await app.fetch(request, bindings, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  const bug = log.mock.calls.map(([line]) => String(line)).find((line) => isBug(line))
  log.mockClear()
  if (bug) return bug.slice(0, 600)
  if (response.status >= 500 && !isAsShopware(text))
    return `${response.status} ${text.slice(0, 200)}`
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
  if (isPage && text.includes(MARKUP)) return 'what was sent stands in the page as markup'
  if (isPage && !response.headers.has('content-security-policy')) return 'a page without a policy'
  if (response.headers.has('x-fuzz')) return 'what was sent became a header'
  return null
}

export function isBug(line: string): boolean {
  const event: unknown = JSON.parse(line).event
  return typeof event === 'string' && BUGS.has(event)
}

/** The only refusal that Shopware returns as 500 and clients expect. */
const isAsShopware = (text: string) => text.includes('"code":"FRAMEWORK__ASSOCIATION_NOT_FOUND"')

/** The input, shortened for the report without splitting a character. */
export const shown = (body: string) => [...body].slice(0, 300).join('')
