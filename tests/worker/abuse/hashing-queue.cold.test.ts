import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#shared/domain/durations.ts'
import { awaitHashingSlot } from '#worker/backend/passwords/hashing-queue.ts'
import { anEmail } from '#tests/worker/backend/account/people.ts'
import { login } from './login.ts'

// Each test uses its own isolate and its own hour, because they use up the hashing slots of the
// network.
let hours = 0
beforeEach(() => {
  hours += 1
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS })
})
afterEach(() => void vi.useRealTimers())

test('passwords are hashed one at a time; a request that waits too long is refused', async () => {
  const turns = await Promise.all(Array.from({ length: 20 }, () => awaitHashingSlot()))
  const refused = turns.filter((seconds) => seconds > 0)
  expect(refused.length).toBeGreaterThan(10)
  expect(turns.filter((seconds) => seconds === 0).length).toBeGreaterThan(3)
})

test('a login without a free hashing slot returns 429 with Retry-After', async () => {
  const others = setInterval(() => void awaitHashingSlot(), 1)
  const guess = (index: number) =>
    login(`198.51.100.${index}`, { username: anEmail(), password: 'x' })
  // On a slow machine a slot can become free in between.
  let late = await guess(50)
  for (let index = 51; late.status !== 429 && index < 250; index += 1) late = await guess(index)
  clearInterval(others)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
})
