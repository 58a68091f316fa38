import { HOUR_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { Cart } from '#shared/schemas/store-api/cart.ts'
import { Customer } from '#shared/schemas/store-api/context.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { hashPassword } from '#worker/backend/passwords/password.ts'
import { PASSWORD_LIMIT } from '#worker/backend/rate-limit/limits.ts'
import { countAttempt } from '#worker/backend/rate-limit/throttle.ts'
import { EMPTY_SESSION } from '#worker/backend/shopper/sessions.ts'
import { readSession } from '#worker/backend/shopper/shopper.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { sessionsNow } from '#tests/worker/backend/sales/sessions-now.ts'
import { aBuckle, idOfProduct, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aCustomer, aGuest, aRegistration, PASSWORD } from './people.ts'

beforeAll(async () => {
  await stockShop([aBuckle('24500', { stock: 1000 }), aBuckle('24501', { stock: 1000 })])
})

const Login = z.object({ extensions: z.object({ ripstop: z.object({ cartMerged: z.boolean() }) }) })
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']
const BAD_CREDENTIALS = [401, 'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS']

const login = (client: Client, email: string, password = PASSWORD) =>
  client.call('POST', '/account/login', { username: email, password })

const add = (client: Client, number: string, quantity: number) =>
  client.ask(Cart, 'POST', '/checkout/cart/line-item', {
    items: [{ id: idOfProduct(number), type: 'product', quantity }],
  })

async function quantities(client: Client): Promise<Record<string, number>> {
  const cart = await client.ask(Cart, 'GET', '/checkout/cart')
  return Object.fromEntries(
    cart.lineItems.map((line) => [line.payload.productNumber, line.quantity]),
  )
}

test('login and logout each return a new token', async () => {
  const { email } = await aCustomer()
  const client = aClient()
  const before = (await client.call('GET', '/checkout/cart')).token
  const inside = await login(client, email)
  expect(inside.status).toBe(200)
  expect(inside.token).not.toBe(before)
  expect((await client.ask(Customer, 'POST', '/account/customer')).email).toBe(email)
  const outside = await client.call('POST', '/account/logout')
  expect(outside.token).not.toBe(inside.token)
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  expect(await readSession(sessionsNow(), inside.token, new Date())).toEqual(EMPTY_SESSION)
})

test('a login accepts the address in capitals', async () => {
  const { email } = await aCustomer()
  expect((await login(aClient(), ` ${email.toUpperCase()} `)).status).toBe(200)
})

test.each([{}, { username: 'a@b.test' }, { username: ['a'], password: 'x' }, { password: 'x' }])(
  'an incomplete login (%j) is refused as wrong',
  async (body) => {
    expect(await aClient().refused('POST', '/account/login', body)).toEqual(BAD_CREDENTIALS)
  },
)

test('an unconfirmed login is reported only with the right password', async () => {
  const registration = aRegistration()
  await aClient().call('POST', '/account/register', registration)
  const refused = (password: string) =>
    aClient().refused('POST', '/account/login', { username: registration.email, password })
  expect(await refused(PASSWORD)).toEqual([401, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED'])
  expect(await refused('something else')).toEqual(BAD_CREDENTIALS)
})

test('a guest cannot log in with a password', async () => {
  const { email } = await aGuest()
  expect((await login(aClient(), email, '')).status).toBe(401)
})

test('the eleventh login attempt waits ten seconds, even with the right password', async () => {
  const { email } = await aCustomer()
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const attempt = { limit: PASSWORD_LIMIT, address: email, network: null }
  for (let times = 0; times < 10; times += 1) await countAttempt(env.LIMITER, attempt, new Date())
  const response = await login(aClient(), email)
  const [error] = StoreApiErrors.parse(response.body).errors
  expect(response.status).toBe(429)
  expect(error?.code).toBe('CHECKOUT__CUSTOMER_AUTH_THROTTLED')
  expect(error?.meta?.parameters).toEqual({ seconds: 10 })
})

test('a login rehashes a password of a lower cost at the current cost', async () => {
  const { email } = await aCustomer()
  const weak = await hashPassword(PASSWORD, { n: 512, r: 8, p: 1 })
  await env.DB.prepare('UPDATE customer_account SET password_hash = ?1 WHERE email_key = ?2')
    .bind(weak, email)
    .run()
  expect((await login(aClient(), email)).status).toBe(200)
  const stored = await env.DB.prepare(
    'SELECT password_hash FROM customer_account WHERE email_key = ?1',
  )
    .bind(email)
    .first('password_hash')
  expect(stored).toMatch(/^scrypt\$1024\$8\$1\$/)
  expect((await login(aClient(), email)).status).toBe(200)
})

/** Bindings whose database runs a callback right after its first batch. */
function interrupted(meanwhile: () => Promise<unknown>) {
  let isDue = true
  const DB = new Proxy(env.DB, {
    get(target, key) {
      if (key !== 'batch') {
        const member: unknown = Reflect.get(target, key)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return async (statements: D1PreparedStatement[]) => {
        const responses = await target.batch(statements)
        if (isDue) {
          isDue = false
          await meanwhile()
        }
        return responses
      }
    },
  })
  return { ...env, DB }
}

const HASHES = [
  ['the current cost', undefined],
  ['a lower cost', { n: 512, r: 8, p: 1 }],
] as const

test.each(HASHES)(
  'a login with the old password, stored at %s, fails once the password is changed',
  async (_, cost) => {
    const { email, client } = await aCustomer()
    const old = await hashPassword(PASSWORD, cost)
    await env.DB.prepare('UPDATE customer_account SET password_hash = ?1 WHERE email_key = ?2')
      .bind(old, email)
      .run()
    const newPassword = 'Kappnaht 5 mm breit'
    const change = { password: PASSWORD, newPassword, newPasswordConfirm: newPassword }
    const late = aClient({
      bindings: interrupted(() => client.call('POST', '/account/change-password', change)),
    })
    expect((await login(late, email)).status).toBe(401)
    expect(await late.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
    expect((await login(aClient(), email)).status).toBe(401)
    expect((await login(aClient(), email, newPassword)).status).toBe(200)
  },
)

test('a login adds the guest’s cart to the customer’s stored cart', async () => {
  const { client: first, email } = await aCustomer()
  await add(first, '24500', 2)
  await first.call('POST', '/account/logout')
  expect(await quantities(first)).toEqual({})

  const later = aClient()
  await add(later, '24500', 3)
  await add(later, '24501', 1)
  const guestToken = later.token
  const response = await login(later, email)
  expect(Login.parse(response.body).extensions.ripstop.cartMerged).toBe(true)
  expect(await quantities(later)).toEqual({ '24500': 5, '24501': 1 })
  expect(await readSession(sessionsNow(), guestToken, new Date())).toEqual(EMPTY_SESSION)
})

test('merging with an empty cart is not reported as a merge', async () => {
  const { email } = await aCustomer()
  const client = aClient()
  await add(client, '24500', 3)
  const response = await login(client, email)
  expect(Login.parse(response.body).extensions.ripstop.cartMerged).toBe(false)
  expect(await quantities(client)).toEqual({ '24500': 3 })
})

test('a login sent twice adds the cart once', async () => {
  const { email } = await aCustomer()
  const client = aClient()
  await add(client, '24500', 3)
  const { token } = client
  const tabs = [aClient(), aClient()]
  for (const tab of tabs) tab.withToken(token)
  await Promise.all(tabs.map((tab) => login(tab, email)))
  for (const tab of tabs) expect(await quantities(tab)).toEqual({ '24500': 3 })
})

test('registration and its confirmation keep the cart', async () => {
  const { client } = await aGuest()
  await add(client, '24501', 4)
  const registration = aRegistration()
  await client.call('POST', '/account/register', registration)
  expect(await quantities(client)).toEqual({ '24501': 4 })
})

test('the next customer on the same computer does not get the previous cart', async () => {
  const { client } = await aCustomer()
  await add(client, '24500', 7)
  const { email: other } = await aCustomer()
  await login(client, other)
  expect((await client.ask(Customer, 'POST', '/account/customer')).email).toBe(other)
  expect(await quantities(client)).toEqual({})
})

test('a customer is logged out after a day without use', async () => {
  const { client } = await aCustomer()
  const tomorrow = new Date(Date.now() + 25 * HOUR_MS)
  const session = await readSession(sessionsNow(), client.token, tomorrow)
  expect(session.settings.customerId).toBeNull()
})
