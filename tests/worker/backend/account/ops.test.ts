import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { purgeExpiredData } from '#worker/backend/privacy/purge-expired-data.ts'
import { createBackend } from '#worker/backend/app.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import {
  aCustomer,
  aGuest,
  anAddress,
  aRegistration,
  linkIn,
  mailsTo,
  PASSWORD,
  STOREFRONT,
} from './people.ts'

const backend = createBackend()
const Customer = z.looseObject({
  number: z.string(),
  email: z.string(),
  group: z.string().nullable(),
  requestedGroup: z.string().nullable(),
  locked: z.boolean(),
})
const Customers = z.object({ customers: z.array(Customer) })
const Group = z.object({ group: z.object({ name: z.string() }) })
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']

async function ops(method: 'GET' | 'POST', path: string, body?: unknown, secret = env.OPS_SECRET) {
  const context = createExecutionContext()
  const request = new Request(`https://shop.test/_ops${path}`, {
    method,
    headers: { authorization: `Bearer ${secret}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const response = await backend.fetch(request, { ...env }, context)
  await waitOnExecutionContext(context)
  const result: unknown = await response.json()
  return { status: response.status, answer: result }
}
const customer = async (method: 'GET' | 'POST', path: string, body?: unknown) =>
  Customer.parse((await ops(method, `/customers/${path}`, body)).answer)
const login = (email: string) =>
  aClient().call('POST', '/account/login', { username: email, password: PASSWORD })

const found = async (query: string) => {
  const { customers } = Customers.parse((await ops('GET', `/customers?${query}`)).answer)
  return customers.map((one) => one.email)
}

test('operators find customers by part of the address, and guests only on request', async () => {
  const { email } = await aCustomer()
  const { email: guest } = await aGuest()
  expect(await found(`text=${email.toUpperCase()}`)).toEqual([email])
  expect(await found(`text=${guest}`)).toEqual([])
  expect(await found(`text=${guest}&guests=true`)).toEqual([guest])
  expect(await found('text=%25')).toEqual([])
})

test('operators find names that begin with an umlaut, in upper or lower case', async () => {
  const { email } = await aCustomer({ lastName: 'Özdemir' })
  for (const input of ['Özdemir', 'özdemir', 'ÖZDEMIR', 'zdemi'])
    expect(await found(`text=${encodeURIComponent(input)}`)).toEqual([email])
})

test('a paged export contains every customer once', async () => {
  for (let times = 0; times < 3; times += 1) await aGuest()
  const seen: string[] = []
  for (let after = '0'; ;) {
    const path = `/customers?guests=true&details=true&limit=2&after=${after}`
    const { customers } = Customers.parse((await ops('GET', path)).answer)
    const last = customers.at(-1)
    if (!last) break
    seen.push(...customers.map(({ number }) => number))
    after = last.number
  }
  const all = await env.DB.prepare('SELECT count(*) AS n FROM customer').first('n')
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(Number(all))
})

test('the customer data for operators contains no secrets', async () => {
  const { client, email } = await aCustomer()
  const { answer: response } = await ops('GET', `/customers/${email}`)
  const text = JSON.stringify(response)
  expect(text).not.toContain('scrypt')
  expect(text).not.toContain(client.token.slice(0, 16))
})

test('operators grant a requested customer group, and the customer is notified', async () => {
  const { client, email } = await aCustomer({
    accountType: 'business',
    billingAddress: anAddress({ company: 'Segelwerk' }),
    requestedGroupId: idOf('customer-group', 'trade'),
  })
  const { customers } = Customers.parse((await ops('GET', '/customers?requests=true')).answer)
  expect(customers.map((one) => one.email)).toContain(email)
  const granted = await customer('POST', `${email}/group`, { group: 'trade' })
  expect(granted).toMatchObject({ group: 'trade', requestedGroup: null })
  const associations = { group: {} }
  const seen = await client.ask(Group, 'POST', '/account/customer', { associations })
  expect(seen.group.name).toBe('Werkstatt und Handel')
  expect((await mailsTo(email)).at(-1)?.kind).toBe('account-group-granted')
  expect((await ops('POST', `/customers/${email}/group`, { group: 'nobles' })).status).toBe(404)
})

test('a locked customer is logged out at once and cannot log in until unlocked', async () => {
  const { client, email } = await aCustomer()
  await aClient().call('POST', '/account/recovery-password', { email, storefrontUrl: STOREFRONT })
  const { hash } = await linkIn(email, 'account-recovery')
  expect((await customer('POST', `${email}/lock`)).locked).toBe(true)
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  expect((await login(email)).status).toBe(401)
  expect((await customer('POST', `${email}/unlock`)).locked).toBe(false)
  const chosen = { hash, newPassword: 'of before', newPasswordConfirm: 'of before' }
  const late = await aClient().call('POST', '/account/recovery-password-confirm', chosen)
  expect(late.status).toBe(410)
  expect((await login(email)).status).toBe(200)
})

test('resending a lost opt-in mail invalidates the lost link', async () => {
  const registration = aRegistration()
  await aClient().call('POST', '/account/register', registration)
  const lost = await linkIn(registration.email, 'account-opt-in')
  const sent = await ops('POST', '/registrations/resend', { email: registration.email })
  expect(sent.status).toBe(200)
  const hashes = (await mailsTo(registration.email)).map(({ text }) => /hash=(\w+)/.exec(text)?.[1])
  const fresh = hashes.find((hash) => hash !== lost.hash)
  const confirm = (hash: string | undefined) =>
    aClient().call('POST', '/account/register-confirm', { ...lost, hash })
  expect((await confirm(lost.hash)).status).toBe(404)
  expect((await confirm(fresh)).status).toBe(200)
  const again = await ops('POST', '/registrations/resend', { email: registration.email })
  expect(again.status).toBe(404)
})

test('customer routes for operators require the secret', async () => {
  const { email } = await aCustomer()
  for (const path of ['/customers', `/customers/${email}`])
    expect((await ops('GET', path, undefined, 'guessed')).status).toBe(401)
  expect((await ops('POST', `/customers/${email}/lock`, {}, 'guessed')).status).toBe(401)
})

test('unconfirmed registrations are deleted after a week, on the full hour', async () => {
  const registration = aRegistration()
  await aClient().call('POST', '/account/register', registration)
  const count = () =>
    env.DB.prepare('SELECT count(*) AS n FROM registration WHERE email_key = ?1')
      .bind(registration.email)
      .first('n')
  const hour = Math.ceil(Date.now() / 3_600_000) * 3_600_000
  await purgeExpiredData(env.DB, new Date(hour + 6 * 24 * 3_600_000))
  expect(await count()).toBe(1)
  await purgeExpiredData(env.DB, new Date(hour + 8 * 24 * 3_600_000))
  expect(await count()).toBe(0)
})

test('the test mail needs the secret of the operators', async () => {
  expect((await ops('POST', '/test-mail', undefined, 'wrong')).status).toBe(401)
  expect((await ops('POST', '/test-mail')).status).toBe(200)
})
