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

// An object whose time is over deletes itself at once, so this is no day of the past.
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

/** Each attempt at the first moment it is let through: what is waited before it. */
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

test('ten logins are free, then each waits 10, from 15 on 30, from 20 on 60 seconds', () => {
  const ten = Array.from({ length: 10 }, () => 0)
  const expected = [...ten, 10, 10, 10, 10, 10, 30, 30, 30, 30, 30, 60, 60]
  expect(waitsOf(PASSWORD_LIMIT.perAddress, 22)).toEqual(expected)
})

test('three recoveries are free, then each waits 30, from 5 on 60, from 10 on 90 seconds', () => {
  const expected = [0, 0, 0, 30, 30, 60, 60, 60, 60, 60, 90, 90]
  expect(waitsOf(RECOVERY_LIMIT.perAddress, 12)).toEqual(expected)
})

test('the seconds said are the seconds it takes, however often one tries meanwhile', async () => {
  const attempt = anAttempt({ address: 'ungeduldig@mail.test' })
  await tryOften(attempt, 10)
  expect(await tryOnce(attempt, after(0.2))).toBe(10)
  expect(await tryOften(attempt, 3, after(4))).toEqual([6, 6, 6])
  expect(await tryOnce(attempt, after(9.5))).toBe(1)
  expect(await tryOnce(attempt, after(10))).toBe(0)
})

test('attempts that come at once are all counted', async () => {
  const attempt = anAttempt({ address: 'maschine@mail.test' })
  const waits = await Promise.all(Array.from({ length: 14 }, () => tryOnce(attempt)))
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10)
})

test('capitals make no other address, another network does', async () => {
  const network = '203.0.113.8'
  await tryOften(anAttempt({ network }), 10)
  expect(await tryOnce(anAttempt({ network, address: ' Lena@Mail.test' }))).toBe(10)
  expect(await tryOnce(anAttempt({ network: '203.0.113.9' }))).toBe(0)
})

test('one network that tries many addresses has to wait at last', async () => {
  const network = '203.0.113.10'
  const addresses = Array.from({ length: 101 }, (_, index) => `kundin${index}@mail.test`)
  const waits: number[] = []
  for (const address of addresses) waits.push(await tryOnce(anAttempt({ network, address })))
  expect(waits.slice(0, 100)).toEqual(Array.from({ length: 100 }, () => 0))
  expect(waits.at(-1)).toBe(10)
})

test('the right password wipes the slate', async () => {
  const attempt = anAttempt({ address: 'vergesslich@mail.test' })
  await tryOften(attempt, 10)
  await forgiveAttempt(env.LIMITER, attempt)
  expect(await tryOnce(attempt)).toBe(0)
})

test('right passwords do not use up the attempts of a network', async () => {
  const network = '203.0.113.11'
  let waited = 0
  for (let index = 0; index <= 100; index += 1) {
    const attempt = anAttempt({ network, address: `kennerin${index}@mail.test` })
    waited += await tryOnce(attempt)
    await forgiveAttempt(env.LIMITER, attempt)
  }
  expect(waited).toBe(0)
})

test('a day later nothing is remembered', async () => {
  const attempt = anAttempt({ address: 'morgen@mail.test' })
  await tryOften(attempt, 10)
  expect(await tryOften(attempt, 10, after(24 * 60 * 60))).toEqual(Array(10).fill(0))
})

test('recoveries and logins are counted apart', async () => {
  const address = 'beides@mail.test'
  await tryOften(anAttempt({ address, limit: RECOVERY_LIMIT }), 4)
  expect(await tryOnce(anAttempt({ address }))).toBe(0)
})

test('the refusal says the seconds as a sentence and as a number', () => {
  expect(throttled(7, 'FRAMEWORK__RATE_LIMIT_EXCEEDED')).toEqual({
    status: 429,
    code: 'FRAMEWORK__RATE_LIMIT_EXCEEDED',
    detail: 'Too many requests. Please wait 7 seconds before trying again.',
    parameters: { seconds: 7 },
  })
})
