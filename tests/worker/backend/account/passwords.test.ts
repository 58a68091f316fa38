import { HOUR_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { RECOVERY_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { countAttempt } from '#worker/backend/rate-limit/throttle.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, anEmail, linkIn, mailsTo, PASSWORD, STOREFRONT } from './people.ts'

const Success = z.object({ success: z.literal(true) })
const NEW_PASSWORD = 'Kappnaht 5 mm breit'
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const UNKNOWN_LINK = [404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']
const USED_UP = [410, 'CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED']

const login = (email: string, password: string, client = aClient()) =>
  client.call('POST', '/account/login', { username: email, password })
const aChange = (changes: Readonly<Record<string, unknown>> = {}) => ({
  password: PASSWORD,
  newPassword: NEW_PASSWORD,
  newPasswordConfirm: NEW_PASSWORD,
  ...changes,
})
const request = (email: string, client: Client = aClient()) =>
  client.call('POST', '/account/recovery-password', { email, storefrontUrl: STOREFRONT })
const choose = (hash: unknown, changes: Readonly<Record<string, unknown>> = {}) => ({
  hash,
  newPassword: NEW_PASSWORD,
  newPasswordConfirm: NEW_PASSWORD,
  ...changes,
})

test('a new password ends all other sessions and renews the current one', async () => {
  const { client, email } = await aCustomer()
  const other = aClient()
  await login(email, PASSWORD, other)
  const before = client.token
  await client.ask(Success, 'POST', '/account/change-password', aChange())
  expect(client.token).not.toBe(before)
  expect((await client.call('POST', '/account/customer')).status).toBe(200)
  expect(await other.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  expect((await login(email, PASSWORD)).status).toBe(401)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test.each([
  [{ password: 'not the password' }, 'CUSTOMER_PASSWORD_NOT_CORRECT'],
  [{ password: '' }, 'CUSTOMER_PASSWORD_NOT_CORRECT'],
  [{ newPassword: 'kurz', newPasswordConfirm: 'kurz' }, 'TOO_SHORT_ERROR'],
])('changing the password with %j is refused', async (changes, code) => {
  const { client } = await aCustomer()
  const refused = await client.refused('POST', '/account/change-password', aChange(changes))
  expect(refused).toEqual([400, `VIOLATION::${code}`])
})

test('a new password that differs from its repetition is refused', async () => {
  const { client } = await aCustomer()
  const change = aChange({ newPasswordConfirm: 'something else' })
  expect(await client.refused('POST', '/account/change-password', change)).toEqual([400, ''])
})

test('a recovery link sets a new password once', async () => {
  const { client, email } = await aCustomer()
  expect((await request(email)).status).toBe(200)
  const { hash } = await linkIn(email, 'account-recovery')
  const Expired = z.object({ isExpired: z.boolean() })
  const isExpired = '/account/customer-recovery-is-expired'
  expect((await aClient().ask(Expired, 'POST', isExpired, { hash })).isExpired).toBe(false)
  await aClient().ask(Success, 'POST', '/account/recovery-password-confirm', choose(hash))
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
  const kinds = (await mailsTo(email)).map(({ kind }) => kind)
  expect(kinds).toContain('account-password-changed')
  const again = aClient().refused('POST', '/account/recovery-password-confirm', choose(hash))
  expect(await again).toEqual(USED_UP)
  expect(await aClient().refused('POST', isExpired, { hash })).toEqual(UNKNOWN_LINK)
})

test('a recovery whose mail cannot be stored changes nothing, and its earlier link still works', async () => {
  const { email } = await aCustomer()
  await request(email)
  const { hash } = await linkIn(email, 'account-recovery')
  const path = '/account/recovery-password-confirm'
  await env.DB.prepare(
    `CREATE TRIGGER no_mail BEFORE INSERT ON outbox
     BEGIN SELECT RAISE(ABORT, 'the outbox is broken'); END`,
  ).run()
  const broken = await aClient().call('POST', path, choose(hash))
  await env.DB.prepare('DROP TRIGGER no_mail').run()
  expect(broken.status).toBe(500)
  expect((await login(email, PASSWORD)).status).toBe(200)
  await aClient().ask(Success, 'POST', path, choose(hash))
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test('of two simultaneous uses of a recovery link one sets the password', async () => {
  const { email } = await aCustomer()
  await request(email)
  const { hash } = await linkIn(email, 'account-recovery')
  const path = '/account/recovery-password-confirm'
  const responses = await Promise.all([1, 2].map(() => aClient().call('POST', path, choose(hash))))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410])
})

/** Links requested by an intruder before the password was changed. */
async function anIntruder() {
  const { client, email } = await aCustomer()
  const theirs = `fremd.${email}`
  const change = { email: theirs, emailConfirmation: theirs, password: PASSWORD }
  await client.ask(Success, 'POST', '/account/change-email', change)
  const { hash: takeover } = await linkIn(theirs, 'account-email-confirm')
  await request(email)
  const { hash: recovery } = await linkIn(email, 'account-recovery')
  return { client, email, takeover, recovery }
}
const takeOver = (hash: unknown) =>
  aClient().refused('POST', '/account/change-email-confirm', { hash })

test('a recovered password cancels an address change that someone else started', async () => {
  const { email, takeover, recovery } = await anIntruder()
  const path = '/account/recovery-password-confirm'
  await aClient().ask(Success, 'POST', path, choose(recovery))
  expect(await takeOver(takeover)).toEqual(UNKNOWN_LINK)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test('a changed password invalidates all links mailed before', async () => {
  const { client, email, takeover, recovery } = await anIntruder()
  await client.ask(Success, 'POST', '/account/change-password', aChange())
  expect(await takeOver(takeover)).toEqual(UNKNOWN_LINK)
  const late = choose(recovery, { newPassword: PASSWORD, newPasswordConfirm: PASSWORD })
  const refused = aClient().refused('POST', '/account/recovery-password-confirm', late)
  expect(await refused).toEqual(USED_UP)
  expect((await login(email, NEW_PASSWORD)).status).toBe(200)
})

test('a recovery link expires after two hours', async () => {
  const { email } = await aCustomer()
  await request(email)
  const { hash } = await linkIn(email, 'account-recovery')
  const old = new Date(Date.now() - 2 * HOUR_MS - 1000).toISOString()
  await env.DB.prepare('UPDATE recovery SET created_at = ?1').bind(old).run()
  const refused = aClient().refused('POST', '/account/recovery-password-confirm', choose(hash))
  expect(await refused).toEqual(USED_UP)
})

test.each([
  [choose('f'.repeat(32)), USED_UP],
  [choose('f'.repeat(31)), USED_UP],
  [choose(undefined), [400, 'VIOLATION::IS_BLANK_ERROR']],
  [choose({ a: 1 }), USED_UP],
  [choose('f'.repeat(32), { newPasswordConfirm: 'x' }), [400, '']],
  [choose(undefined, { newPasswordConfirm: 'x' }), [400, '']],
])('a recovery with %j sets no password', async (body, refusal) => {
  const path = '/account/recovery-password-confirm'
  expect(await aClient().refused('POST', path, body)).toEqual(refusal)
})

test('recovery for an unknown address returns the same response; its mail says that no account exists', async () => {
  const { email } = await aCustomer()
  const nobody = anEmail('nobody')
  const known = await request(email)
  const unknown = await request(nobody)
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  expect((await mailsTo(nobody)).map(({ kind }) => kind)).toEqual(['account-unknown'])
})

test('without double opt-in recovery reports an unknown address', async () => {
  const client = aClient({ bindings: { ...env, DOUBLE_OPT_IN: 'off' } })
  const response = await request(anEmail('nobody'), client)
  expect(response.status).toBe(401)
  expect(JSON.stringify(response.body)).toContain('CHECKOUT__CUSTOMER_NOT_FOUND')
})

test('mails never link to another shop', async () => {
  const body = { email: anEmail(), storefrontUrl: 'https://shop.test.evil.example' }
  const refused = await aClient().refused('POST', '/account/recovery-password', body)
  expect(refused).toEqual([400, 'VIOLATION::NO_SUCH_CHOICE_ERROR'])
})

test('the fourth password recovery of an address has to wait', async () => {
  const address = anEmail()
  const attempt = { limit: RECOVERY_LIMIT, address, network: null }
  for (let times = 0; times < 3; times += 1) await countAttempt(env.LIMITER, attempt, new Date())
  const body = { email: address, storefrontUrl: STOREFRONT }
  const refused = await aClient().refused('POST', '/account/recovery-password', body)
  expect(refused).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED'])
})
