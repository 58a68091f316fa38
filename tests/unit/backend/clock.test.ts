import { MINUTE_MS } from '#shared/domain/durations.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runMinutely } from '#scripts/server/clock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the scheduled task runs every minute, even after a failure, which it reports', async () => {
  const failures: unknown[] = []
  let runs = 0
  const stop = runMinutely(
    async () => {
      runs += 1
      if (runs === 1) throw new Error('no database')
    },
    (error) => failures.push(String(error)),
  )
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect([runs, failures]).toEqual([2, ['Error: no database']])
  stop()
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(runs).toBe(2)
})

test('a scheduled task longer than a minute is not started twice', async () => {
  let running = 0
  let most = 0
  const stop = runMinutely(
    async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setTimeout(resolve, 2.5 * MINUTE_MS))
      running -= 1
    },
    () => undefined,
  )
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS)
  expect(most).toBe(1)
  stop()
})
