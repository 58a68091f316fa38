import { DAY_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { countLogin } from '#worker/backend/account/login/login-attempts.ts'
import { knownDevice, knownDeviceToken } from '#worker/backend/account/login/known-device.ts'
import { PASSWORD_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { countAttempt } from '#worker/backend/rate-limit/throttle.ts'
import { aCustomer, anEmail, PASSWORD } from '#tests/worker/backend/account/people.ts'
import { holdDate } from '#tests/worker/hold-date.ts'
import { aContentShop } from '#tests/worker/content/content-shop.ts'
import { login } from './login.ts'

holdDate()

const LoggedIn = z.object({
  extensions: z.object({ ripstop: z.object({ knownDevice: z.string() }) }),
})

const guessFrom = (network: string, address: string, device: string | null = null) =>
  countLogin(env.LIMITER, { limit: PASSWORD_LIMIT, address, network, device }, new Date())

test('failed logins from forty addresses of one IPv6 line count as one visitor', async () => {
  const email = anEmail()
  const attempt = { limit: PASSWORD_LIMIT, address: email, network: '2001:db8:9:9::/64' }
  for (let times = 0; times < 10; times += 1) await countAttempt(env.LIMITER, attempt, new Date())
  expect((await login('2001:db8:9:9::beef', { username: email, password: 'x' })).status).toBe(429)
  expect((await login('2001:db8:9:a::beef', { username: email, password: 'x' })).status).toBe(401)
})

test('failed logins from many networks slow an account down, except for known devices', async () => {
  const { email } = await aCustomer()
  const right = { username: email, password: PASSWORD }
  const first = await login('198.51.100.1', right)
  const { knownDevice: device } = LoggedIn.parse(first.body).extensions.ripstop
  const waits: number[] = []
  for (let times = 0; times < 52; times += 1) waits.push(await guessFrom(`192.0.2.${times}`, email))
  expect(waits.slice(0, 50)).toEqual(Array(50).fill(0))
  expect(waits.at(-1)).toBeGreaterThan(0)
  expect((await login('198.51.100.2', right)).status).toBe(429)
  expect((await login('203.0.113.200', { ...right, knownDevice: device })).status).toBe(200)
})

test('a known device gets no more attempts, and is known for one account only', async () => {
  const secrets = { now: 'a secret', before: null }
  const at = new Date()
  const token = knownDeviceToken(secrets, 'Lena@mail.test', at)
  const id = knownDevice(secrets, 'lena@mail.test', token, at)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(knownDevice(secrets, 'other@mail.test', token, at)).toBeNull()
  expect(knownDevice({ now: 'another', before: null }, 'lena@mail.test', token, at)).toBeNull()
  const afterAYear = new Date(at.getTime() + 366 * DAY_MS)
  expect(knownDevice(secrets, 'lena@mail.test', token, afterAYear)).toBeNull()
  const waits: number[] = []
  for (let times = 0; times < 11; times += 1)
    waits.push(await guessFrom('203.0.113.9', 'lena@mail.test', id))
  expect(waits).toEqual([...Array(10).fill(0), 10])
})

test('without client IPs no customer is locked out by failed logins of others', async () => {
  const { SHOP_TRUSTED_PROXY: _none, ...bindings } = env as unknown as Record<string, unknown>
  const untold = bindings as unknown as typeof env
  for (let times = 0; times < 150; times += 1) {
    const attempt = { limit: PASSWORD_LIMIT, address: anEmail('fremd'), network: null }
    expect(await countAttempt(env.LIMITER, attempt, new Date())).toBe(0)
  }
  const { email } = await aCustomer()
  const body = { username: email, password: PASSWORD }
  expect((await login('203.0.113.66', body, { ...untold })).status).toBe(200)
})

test('logins with thousands of addresses from one network use one object of limited size', async () => {
  const at = Date.now()
  const counter = env.LIMITER.get(env.LIMITER.idFromName('test:many'))
  const rows = await runInDurableObject(counter, (object, state) => {
    for (let key = 0; key < 2_100; key += 1)
      object.count({ key: `k${key}`, perKey: [], together: [] }, at + key)
    return state.storage.sql.exec('SELECT count(*) AS n FROM counted').one()
  })
  expect(rows).toEqual({ n: 2_000 })
})

test('the login page stores the device cookie for the next login', async () => {
  const { email } = await aCustomer()
  const shop = aContentShop()
  const response = await shop.post('/login', { email, password: PASSWORD })
  const cookie = response.headers
    .getSetCookie()
    .find((one) => one.startsWith('__Host-known-device='))
  expect(cookie).toMatch(/HttpOnly/i)
  const token = decodeURIComponent(/^__Host-known-device=([^;]+)/.exec(cookie ?? '')?.[1] ?? '')
  const id = knownDevice(
    { now: 'signing-secret-of-the-tests-01234', before: null },
    email,
    token,
    new Date(),
  )
  expect(id).not.toBeNull()
})
