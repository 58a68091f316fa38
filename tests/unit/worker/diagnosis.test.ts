import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ok } from '#shared/domain/result.ts'
import { diagnosisApi, findingsOf, type Check } from '#worker/store-api/diagnosis/checks.ts'
import { createCheckCache } from '#worker/store-api/diagnosis/check-cache.ts'
import type { TextTransport } from '#worker/store-api/transport/call.ts'

const A_CHECK: Check = {
  method: 'GET',
  path: '/context',
  milliseconds: 3,
  failure: null,
  isAbsent: false,
  findings: [],
  isIll: false,
}

/** Responds to each call after a delay of the test's clock. */
const answering = (takesMs: (path: string) => number) => {
  const requested: string[] = []
  const ask = (async ({ path }: { path: string }) => {
    requested.push(path)
    await new Promise((resolve) => setTimeout(resolve, takesMs(path)))
    return ok({ data: Object.assign([], { elements: [] }), token: null, text: '' })
  }) as unknown as TextTransport
  return { ask, requested }
}

async function checksOf(ask: TextTransport) {
  const begunMs = performance.now()
  const examination = diagnosisApi(ask, null).checks('de')
  let lastedMs = 0
  void examination.then(() => (lastedMs = performance.now() - begunMs))
  await vi.runAllTimersAsync()
  const checks = await examination
  const outcomes = new Map(checks.map(({ path, failure }) => [path, failure?.kind ?? 'answers']))
  return { outcomes, remarks: findingsOf(checks), lastedMs }
}

describe('the diagnosis of a remote shop', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a diagnosis of a shop with a second per call waits for every response', async () => {
    const { outcomes } = await checksOf(answering(() => 1_000).ask)
    expect(outcomes.size).toBeGreaterThan(15)
    expect([...outcomes].filter(([, outcome]) => outcome !== 'answers')).toEqual([])
  })

  test("a diagnosis stays within a page's time limit", async () => {
    const { outcomes, lastedMs } = await checksOf(answering(() => 3_000).ask)
    expect(lastedMs).toBeLessThanOrEqual(8_000)
    expect([...outcomes.values()]).toContain('timeout')
  })

  test('a diagnosis names the hanging call and waits for the others', async () => {
    const { ask } = answering((path) => (path === '/search' ? 60_000 : 300))
    const { outcomes, remarks: findings } = await checksOf(ask)
    expect([...outcomes].filter(([, outcome]) => outcome !== 'answers')).toEqual([
      ['/search', 'timeout'],
    ])
    expect(findings[0]).toEqual({ name: 'tooSlow', what: 'POST /search, > 4000 ms' })
  })

  test('a diagnosis makes few calls to a hanging shop', async () => {
    const { ask, requested } = answering(() => 60_000)
    await checksOf(ask)
    expect(requested).toHaveLength(4)
  })
})

test('visitors cause at most one diagnosis per minute', async () => {
  const stored = createCheckCache()
  let [nowMs, measured] = [0, 0]
  const ends: (() => void)[] = []
  const measure = () =>
    new Promise<readonly Check[]>((resolve) => {
      measured += 1
      ends.push(() => resolve([A_CHECK]))
    })
  const read = () => stored('shop', measure, () => nowMs)
  const first = read()
  expect([await read(), await read()]).toEqual([null, null])
  ends[0]?.()
  expect(await first).toEqual([A_CHECK])
  nowMs = 59_999
  expect(await read()).toEqual([A_CHECK])
  expect(measured).toBe(1)
  nowMs = 60_000
  void read()
  expect([await read(), measured]).toEqual([[A_CHECK], 2])
})
