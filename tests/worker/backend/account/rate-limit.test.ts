import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PASSWORD_LIMIT, RECOVERY_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { takeAttempt, type Attempts, type AttemptStep } from '#worker/backend/rate-limit/steps.ts'
import {
  countAttempt,
  forgiveAttempt,
  throttled,
  type Attempt,
} from '#worker/backend/rate-limit/throttle.ts'

// An expired object deletes itself at once, so this is the current time.
const NOW = new Date()
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  limit: PASSWORD_LIMIT,
  address: 'lena@mail.test',
  network: '203.0.113.7',
  ...changes,
})
const tryOnce = (attempt: Attempt, at = NOW) => countAttempt(env.LIMITER, attempt, at)

async function tryOften(attempt: Attempt, times: number, at = NOW): Promise<number[]> {
  const waits: number[] = []
  for (let index = 0; index < times; index += 1) waits.push(await tryOnce(attempt, at))
  return waits
}

/** The waiting time before each of the attempts. */
function waitsOf(steps: readonly AttemptStep[], attempts: number): number[] {
  const waits: number[] = []
  let at = 0
  let before: Attempts | null = null
  for (let index = 0; index < attempts; index += 1) {
    const { waitSeconds } = takeAttempt(before, steps, at)
    waits.push(waitSeconds)
    at += waitSeconds * 1000
    before = takeAttempt(before, steps, at).attempts
  }
  return waits
}

test('ten logins are free; then each waits 10 s, from the 15th 30 s, from the 20th 60 s', () => {
  const ten = Array.from({ length: 10 }, () => 0)
  const expected = [...ten, 10, 10, 10, 10, 10, 30, 30, 30, 30, 30, 60, 60]
  expect(waitsOf(PASSWORD_LIMIT.perAddress, 22)).toEqual(expected)
})

test('three recoveries are free; then each waits 30 s, from the 5th 60 s, from the 10th 90 s', () => {
  const expected = [0, 0, 0, 30, 30, 60, 60, 60, 60, 60, 90, 90]
  expect(waitsOf(RECOVERY_LIMIT.perAddress, 12)).toEqual(expected)
})

test('attempts while waiting do not extend the reported waiting time', async () => {
  const attempt = anAttempt({ address: 'ungeduldig@mail.test' })
  await tryOften(attempt, 10)
  expect(await tryOnce(attempt, after(0.2))).toBe(10)
  expect(await tryOften(attempt, 3, after(4))).toEqual([6, 6, 6])
  expect(await tryOnce(attempt, after(9.5))).toBe(1)
  expect(await tryOnce(attempt, after(10))).toBe(0)
})

test('simultaneous attempts are all counted', async () => {
  const attempt = anAttempt({ address: 'maschine@mail.test' })
  const waits = await Promise.all(Array.from({ length: 14 }, () => tryOnce(attempt)))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
})

test('attempts for an address ignore its case, and are counted per network', async () => {
  const network = '203.0.113.8'
  await tryOften(anAttempt({ network }), 10)
  expect(await tryOnce(anAttempt({ network, address: ' Lena@Mail.test' }))).toBe(10)
  expect(await tryOnce(anAttempt({ network: '203.0.113.9' }))).toBe(0)
})

test('a network that tries many addresses has to wait', async () => {
  const network = '203.0.113.10'
  const addresses = Array.from({ length: 101 }, (_, index) => `kundin${index}@mail.test`)
  const waits: number[] = []
  for (const address of addresses) waits.push(await tryOnce(anAttempt({ network, address })))
  expect(waits.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 0))
  expect(waits.at(-1)).toBe(10)
})

test('the right password resets the attempts', async () => {
  const attempt = anAttempt({ address: 'vergesslich@mail.test' })
  await tryOften(attempt, 10)
  await forgiveAttempt(env.LIMITER, attempt)
  expect(await tryOnce(attempt)).toBe(0)
})

test('logins with the right password do not count for the network', async () => {
  const network = '203.0.113.11'
  let waited = 0
  for (let index = 0; index <= 100; index += 1) {
    const attempt = anAttempt({ network, address: `kennerin${index}@mail.test` })
    waited += await tryOnce(attempt)
    await forgiveAttempt(env.LIMITER, attempt)
  }
  expect(waited).toBe(0)
})

test('attempts are deleted after a day', async () => {
  const attempt = anAttempt({ address: 'morgen@mail.test' })
  await tryOften(attempt, 10)
  expect(await tryOften(attempt, 10, after(24 * 60 * 60))).toEqual(Array(10).fill(0))
})

test('recoveries and logins are counted separately', async () => {
  const address = 'beides@mail.test'
  await tryOften(anAttempt({ address, limit: RECOVERY_LIMIT }), 4)
  expect(await tryOnce(anAttempt({ address }))).toBe(0)
})

test('the refusal contains the waiting seconds in its text and as a number', () => {
  expect(throttled(7, 'FRAMEWORK__RATE_LIMIT_EXCEEDED')).toEqual({
    status: 429,
    code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
    detail: 'Too many requests. Please wait 7 seconds before trying again.',
    parameters: { seconds: 7 },
  })
})
