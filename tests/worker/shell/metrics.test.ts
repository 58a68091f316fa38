import { afterEach, expect, test, vi } from 'vitest'
import { aBrowser } from '#tests/worker/shopping/browser.ts'
import { readLog } from '#tests/worker/shopware/ailing-shopware.ts'

afterEach(() => void vi.restoreAllMocks())

type Point = AnalyticsEngineDataPoint

/** A shop with recorded metrics. */
function aCountingShop() {
  const counted: Point[] = []
  const METRICS = { writeDataPoint: (point: Point) => void counted.push(point) }
  return { counted, browser: aBrowser(new Map(), { METRICS }) }
}

test('each response is counted once with kind, source, duration and status', async () => {
  const { counted, browser } = aCountingShop()
  await browser.get('/kontaktformular?token=secret')
  await browser.get('/gibt-es-nicht')
  await browser.get('/store-api/country')
  await browser.post('/locale', {})
  expect(counted.map(({ blobs, doubles }) => [blobs?.[0], doubles?.[1]])).toEqual([
    ['page', expect.any(Number)],
    ['page', 404],
    ['store-api', expect.any(Number)],
    ['form', expect.any(Number)],
  ])
  for (const { indexes, blobs, doubles } of counted) {
    expect(indexes).toEqual([blobs?.[0]])
    expect(doubles?.[0]).toBeGreaterThanOrEqual(0)
  }
  expect(JSON.stringify(counted)).not.toMatch(/secret|gibt-es/)
})

test('a cached page is counted as cached', async () => {
  const { counted, browser } = aCountingShop()
  await browser.get('/impressum')
  await browser.get('/impressum')
  expect(counted.at(-1)?.blobs).toEqual(['page', expect.stringMatching(/^hit/)])
})

test('a failing metric does not affect the response, and the log has the reason', async () => {
  const log = readLog()
  const METRICS = {
    writeDataPoint() {
      throw new Error('no more points')
    },
  }
  expect((await aBrowser(new Map(), { METRICS }).get('/health')).status).toBe(200)
  expect(log()).toContainEqual(
    expect.objectContaining({ event: 'not-counted', error: 'Error: no more points' }),
  )
})
