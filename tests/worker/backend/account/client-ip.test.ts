import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createBackend } from '#worker/backend/app.ts'
import { PASSWORD_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { countAttempt } from '#worker/backend/rate-limit/throttle.ts'
import { Vars } from '#worker/runtime/env.ts'
import { holdDate } from '#tests/worker/hold-date.ts'
import { createServices } from '#worker/services.ts'
import { anEmail } from './people.ts'

holdDate()

/** A failed login through our own pages, from an IP address. */
async function login(email: string, ip: string): Promise<number> {
  const visitor = { segment: 'gross', path: '/', locale: 'de', ip, userAgent: null } as const
  const { shopperApi } = createServices(
    createBackend(),
    { ...env },
    Vars.parse(env),
    createExecutionContext(),
    visitor,
  )
  const response = await shopperApi({ locale: 'de', token: null }).account.login(email, 'not right')
  return !response.ok && response.error.kind === 'refused' ? response.error.status : 0
}

test('failed logins on our own pages are counted by the visitor’s IP', async () => {
  const email = anEmail()
  const attempt = { limit: PASSWORD_LIMIT, address: email, network: '203.0.113.20' }
  for (let times = 0; times < 10; times += 1) await countAttempt(env.LIMITER, attempt, new Date())
  expect(await login(email, '203.0.113.20')).toBe(429)
  expect(await login(email, '203.0.113.21')).toBe(401)
})
