import { DAY_MS } from '#shared/domain/durations.ts'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Customer } from '#shared/schemas/store-api/context.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, aGuest, anAddress, anEmail, aRegistration, linkIn, mailsTo } from './people.ts'

const withoutOptIn = { bindings: { ...env, DOUBLE_OPT_IN: 'off' } }
const NOT_LOGGED_IN = [403, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN']

test('a registration does not log in before its confirmation', async () => {
  const client = aClient()
  const registration = aRegistration()
  const customer = await client.ask(Customer, 'POST', '/account/register', registration)
  expect(customer).toMatchObject({ email: registration.email, doubleOptInRegistration: true })
  expect(await client.refused('POST', '/account/customer')).toEqual(NOT_LOGGED_IN)
  expect((await mailsTo(registration.email)).map(({ kind }) => kind)).toEqual(['account-opt-in'])
})

test('the confirmation link creates the account and logs in with a new token', async () => {
  const client = aClient()
  const registration = aRegistration()
  const { token } = await client.call('POST', '/account/register', registration)
  const link = await linkIn(registration.email, 'account-opt-in')
  const confirmed = await client.call('POST', '/account/register-confirm', link)
  expect(confirmed.status).toBe(200)
  expect(confirmed.token).not.toBe(token)
  const customer = await client.ask(Customer, 'POST', '/account/customer')
  expect(customer).toMatchObject({ guest: false, active: true, doubleOptInRegistration: false })
  expect(customer.customerNumber).toMatch(/^\d+$/)
})

const confirm = (body: unknown) => aClient().refused('POST', '/account/register-confirm', body)

test('a second click on the confirmation link differs from an invalid link', async () => {
  const { email } = await aCustomer()
  const link = await linkIn(email, 'account-opt-in')
  expect(await confirm(link)).toEqual([412, 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED'])
  const unknown = [404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH']
  expect(await confirm({ ...link, hash: link.hash?.slice(0, -1) })).toEqual(unknown)
  expect(await confirm({ ...link, em: 'somebody else' })).toEqual(unknown)
  expect(await confirm({ hash: { nested: true } })).toEqual([404, 'CHECKOUT__NO_HASH_PROVIDED'])
  expect(await confirm({})).toEqual([404, 'CHECKOUT__NO_HASH_PROVIDED'])
})

test('a confirmation link expires after a week', async () => {
  const client = aClient()
  const registration = aRegistration()
  await client.call('POST', '/account/register', registration)
  await env.DB.prepare('UPDATE registration SET created_at = ?1 WHERE email_key = ?2')
    .bind(new Date(Date.now() - 8 * DAY_MS).toISOString(), registration.email)
    .run()
  const link = await linkIn(registration.email, 'account-opt-in')
  const refused = await client.refused('POST', '/account/register-confirm', link)
  expect(refused).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
})

/** A response without the values that differ between registrations. */
const shape = async (body: unknown) => {
  const response = await aClient().call('POST', '/account/register', body)
  const text = JSON.stringify(response.body)
  return {
    status: response.status,
    body: text
      .replaceAll(/[0-9a-f]{32}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…')
      .replaceAll(/[\w.]+@mail\.test/gi, 'somebody'),
  }
}

test('registering an existing address returns the same response; only the mail differs', async () => {
  const { email } = await aCustomer()
  const again = aRegistration({ email: email.toUpperCase() })
  const fresh = aRegistration()
  expect(await shape(again)).toEqual(await shape(fresh))
  expect((await mailsTo(again.email)).map(({ kind }) => kind)).toEqual(['account-exists'])
})

test('registering an address again does not change what the earlier link confirms', async () => {
  const registration = aRegistration()
  const owner = aClient()
  await owner.call('POST', '/account/register', registration)
  const link = await linkIn(registration.email, 'account-opt-in')
  await aClient().call('POST', '/account/register', { ...registration, password: 'eindringling' })
  await owner.call('POST', '/account/register-confirm', link)
  const login = (password: string) =>
    aClient().call('POST', '/account/login', { username: registration.email, password })
  expect((await login('eindringling')).status).toBe(401)
  expect((await login(registration.password)).status).toBe(200)
  const late = await linkIn(registration.email, 'account-opt-in')
  const refused = await aClient().refused('POST', '/account/register-confirm', late)
  expect(refused[0]).toBe(412)
})

test('without double opt-in an account exists at once, and a taken address is reported', async () => {
  const client = aClient(withoutOptIn)
  const registration = aRegistration()
  const customer = await client.ask(Customer, 'POST', '/account/register', registration)
  expect(customer.doubleOptInRegistration).toBe(false)
  expect((await client.ask(Customer, 'POST', '/account/customer')).id).toBe(customer.id)
  const again = await aClient(withoutOptIn).call('POST', '/account/register', registration)
  const [error] = StoreApiErrors.parse(again.body).errors
  expect(error).toMatchObject({
    code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
    source: { pointer: '/email' },
  })
})

test('of two simultaneous registrations of an address one creates the account', async () => {
  const registration = aRegistration()
  const register = () => aClient(withoutOptIn).call('POST', '/account/register', registration)
  const responses = await Promise.all([register(), register()])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('a guest can order with the address of an account without learning about it', async () => {
  const { email } = await aCustomer()
  const { client } = await aGuest({ email })
  expect((await client.ask(Customer, 'POST', '/account/customer')).guest).toBe(true)
})

test('a business enters its name and can apply for the trade group', async () => {
  const business = { accountType: 'business', vatIds: ['DE 123456789'] }
  const requestedGroupId = idOf('customer-group', 'trade')
  const company = { billingAddress: anAddress({ company: 'Segelwerk GmbH' }) }
  const { client, email } = await aCustomer({ ...business, ...company, requestedGroupId })
  const customer = await client.ask(Customer, 'POST', '/account/customer')
  expect(customer).toMatchObject({ company: 'Segelwerk GmbH', vatIds: ['DE123456789'] })
  const welcome = (await mailsTo(email)).find(({ kind }) => kind === 'account-welcome')
  expect(welcome?.text).toContain('Werkstatt und Handel')
})

test.each([
  ['no password', { password: '' }, '/password', 'IS_BLANK_ERROR'],
  ['a short password', { password: 'kurz' }, '/password', 'TOO_SHORT_ERROR'],
  [
    'a password of 8 code units but 4 signs',
    { password: '🧵🧵🧵🧵' },
    '/password',
    'TOO_SHORT_ERROR',
  ],
  ['a list for a password', { password: ['x'] }, '/password', 'INVALID_TYPE_ERROR'],
  ['a very long name', { firstName: 'x'.repeat(10_000) }, '/firstName', 'TOO_LONG_ERROR'],
  ['an invalid email address', { email: 'lena' }, '/email', 'INVALID_FORMAT_ERROR'],
  [
    'the address of another shop',
    { storefrontUrl: 'https://evil.test' },
    '/storefrontUrl',
    'NO_SUCH_CHOICE_ERROR',
  ],
  [
    'an impossible birthday',
    { birthdayDay: 31, birthdayMonth: 2, birthdayYear: 1990 },
    '/birthdayDay',
    'INVALID_FORMAT_ERROR',
  ],
  [
    'a group without registration',
    { requestedGroupId: idOf('customer-group', 'standard') },
    '/requestedGroupId',
    'ENTITY_DOES_NOT_EXISTS',
  ],
  [
    'the trade group for a private person',
    { requestedGroupId: idOf('customer-group', 'trade') },
    '/requestedGroupId',
    'ENTITY_DOES_NOT_EXISTS',
  ],
  [
    'a business without a name',
    { accountType: 'business' },
    '/billingAddress/company',
    'IS_BLANK_ERROR',
  ],
])('a registration with %s is refused at its field', async (_name, changes, pointer, code) => {
  const response = await aClient().call('POST', '/account/register', aRegistration(changes))
  const { errors } = StoreApiErrors.parse(response.body)
  const found = errors.map((error) => [error.source?.pointer, error.code])
  expect(found).toContainEqual([pointer, `VIOLATION::${code}`])
})

test('names in any script are stored unchanged, except direction control characters', async () => {
  const firstName = '<b>Лена</b> 🧵 שרה'
  const { client } = await aCustomer({ firstName: `${firstName}\u202E`, email: anEmail('l') })
  expect((await client.ask(Customer, 'POST', '/account/customer')).firstName).toBe(firstName)
})

test('the fourth registration of an address has to wait', async () => {
  const registration = aRegistration()
  for (let times = 0; times < 3; times += 1)
    expect((await aClient().call('POST', '/account/register', registration)).status).toBe(200)
  const fourth = await aClient().call('POST', '/account/register', registration)
  expect(fourth.status).toBe(429)
  expect(StoreApiErrors.parse(fourth.body).errors[0]?.code).toBe('FRAMEWORK__RATE_LIMIT_EXCEEDED')
})
