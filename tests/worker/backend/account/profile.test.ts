import { expect, test } from 'vitest'
import { Customer } from '#shared/schemas/store-api/context.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { LANGUAGE_ID } from '#worker/backend/http/languages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, aGuest, linkIn, mailsTo, PASSWORD } from './people.ts'

const Success = z.object({ success: z.literal(true) })
const Profile = Customer.extend({
  birthday: z.string().nullable(),
  title: z.string().nullable(),
  accountType: z.string(),
  languageId: z.string(),
  lastPaymentMethodId: z.string().nullable(),
})
const MR = idOf('salutation', 'mr')
const NEW_PASSWORD = 'Kappnaht 5 mm breit'

const aProfile = (changes: Readonly<Record<string, unknown>> = {}) => ({
  salutationId: MR,
  firstName: 'Li',
  lastName: 'Öztürk',
  ...changes,
})

async function pointers(body: unknown) {
  const { client } = await aCustomer()
  const response = await client.call('POST', '/account/change-profile', body)
  return StoreApiErrors.parse(response.body).errors.map(({ code, source }) => [
    source?.pointer,
    code,
  ])
}

test('a profile change stores the sent data', async () => {
  const { client } = await aCustomer()
  const birthday = { birthdayDay: '9', birthdayMonth: 11, birthdayYear: 1989 }
  const profile = aProfile({ title: 'Dr.', ...birthday })
  await client.ask(Success, 'POST', '/account/change-profile', profile)
  const customer = await client.ask(Profile, 'POST', '/account/customer')
  expect(customer).toMatchObject({ ...aProfile(), title: 'Dr.', birthday: '1989-11-09' })
})

test('a private customer can become a business with a VAT id and back', async () => {
  const { client } = await aCustomer()
  const business = { accountType: 'business', company: 'Segelwerk', vatIds: ['ATU12345678'] }
  await client.ask(Success, 'POST', '/account/change-profile', aProfile(business))
  expect(await client.ask(Profile, 'POST', '/account/customer')).toMatchObject(business)
  const back = aProfile({ accountType: 'private' })
  await client.ask(Success, 'POST', '/account/change-profile', back)
  const customer = await client.ask(Profile, 'POST', '/account/customer')
  expect(customer).toMatchObject({ accountType: 'private', vatIds: null })
})

test('an omitted title, birthday or company is preserved', async () => {
  const { client } = await aCustomer()
  const told = {
    title: 'Dr.',
    accountType: 'business',
    company: 'Segelwerk',
    vatIds: ['ATU12345678'],
  }
  const birthday = { birthdayDay: 9, birthdayMonth: 11, birthdayYear: 1989 }
  await client.ask(Success, 'POST', '/account/change-profile', aProfile({ ...told, ...birthday }))
  await client.ask(Success, 'POST', '/account/change-profile', aProfile({ lastName: 'Garn' }))
  const customer = await client.ask(Profile, 'POST', '/account/customer')
  expect(customer).toMatchObject({ ...told, lastName: 'Garn', birthday: '1989-11-09' })
})

test('a customer without salutation gets the neutral one, which is not shown', async () => {
  const { client } = await aCustomer()
  const profile = aProfile({ salutationId: undefined })
  await client.ask(Success, 'POST', '/account/change-profile', profile)
  expect((await client.ask(Profile, 'POST', '/account/customer')).salutationId).toBe(
    idOf('salutation', 'not_specified'),
  )
  const refused = client.refused(
    'POST',
    '/account/change-profile',
    aProfile({ salutationId: 'mr' }),
  )
  expect(await refused).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
})

test('guests can change their profile too', async () => {
  const { client } = await aGuest()
  await client.ask(Success, 'POST', '/account/change-profile', aProfile())
  expect((await client.ask(Profile, 'POST', '/account/customer')).lastName).toBe('Öztürk')
})

test.each([
  [{ salutationId: 'f'.repeat(32) }, '/salutationId', 'ENTITY_DOES_NOT_EXISTS'],
  [{ firstName: '' }, '/firstName', 'IS_BLANK_ERROR'],
  [{ lastName: 'x'.repeat(10_000) }, '/lastName', 'TOO_LONG_ERROR'],
  [{ accountType: 'business' }, '/company', 'IS_BLANK_ERROR'],
  [
    { vatIds: ['DE12'], accountType: 'business', company: 'x' },
    '/vatIds/0',
    'VAT_ID_FORMAT_NOT_CORRECT',
  ],
])('a profile change with %j is refused at its field', async (changes, pointer, code) => {
  expect(await pointers(aProfile(changes))).toContainEqual([pointer, `VIOLATION::${code}`])
})

test('mails are in the language that the customer chose', async () => {
  const { client, email } = await aCustomer()
  await client.ask(Success, 'POST', '/account/change-language', { languageId: LANGUAGE_ID.en })
  expect((await client.ask(Profile, 'POST', '/account/customer')).languageId).toBe(LANGUAGE_ID.en)
  const body = { password: PASSWORD, newPassword: NEW_PASSWORD, newPasswordConfirm: NEW_PASSWORD }
  await client.ask(Success, 'POST', '/account/change-password', body)
  const notice = (await mailsTo(email)).find(({ kind }) => kind === 'account-password-changed')
  expect(notice?.subject).toBe('Your password has been changed')
})

test.each([undefined, '', 'xx', 'f'.repeat(32), 7])('%j is not a language', async (languageId) => {
  const { client } = await aCustomer()
  const refused = await client.refused('POST', '/account/change-language', { languageId })
  expect(refused).toEqual([400, 'VIOLATION::ENTITY_DOES_NOT_EXISTS'])
})

test('the payment method is preselected at the next login', async () => {
  const { client, email } = await aCustomer()
  const id = idOf('payment', 'prepayment')
  await client.ask(Success, 'POST', `/account/change-payment-method/${id}`)
  expect((await client.ask(Profile, 'POST', '/account/customer')).lastPaymentMethodId).toBe(id)
  const later = aClient()
  await later.call('POST', '/account/login', { username: email, password: PASSWORD })
  const Context = z.object({ paymentMethod: z.object({ id: z.string() }) })
  expect((await later.ask(Context, 'GET', '/context')).paymentMethod.id).toBe(id)
})

test('an unknown payment method is refused', async () => {
  const { client } = await aCustomer()
  const refused = (id: string) => client.refused('POST', `/account/change-payment-method/${id}`)
  expect(await refused('f'.repeat(32))).toEqual([
    400,
    'CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND',
  ])
  expect(await refused('nonsense')).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
})

const login = (username: string) =>
  aClient().call('POST', '/account/login', { username, password: PASSWORD })

test('a new email address is active after its confirmation; the old one is notified', async () => {
  const { client, email } = await aCustomer()
  const next = `neu.${email}`
  const body = { email: next, emailConfirmation: next, password: PASSWORD }
  await client.ask(Success, 'POST', '/account/change-email', body)
  expect((await client.ask(Profile, 'POST', '/account/customer')).email).toBe(email)
  const notice = (await mailsTo(email)).find(({ kind }) => kind === 'account-email-changing')
  expect(notice?.text).toContain(next)
  const link = await linkIn(next, 'account-email-confirm')
  await aClient().ask(Success, 'POST', '/account/change-email-confirm', link)
  expect((await client.ask(Profile, 'POST', '/account/customer')).email).toBe(next)
  expect((await login(next)).status).toBe(200)
  expect((await login(email)).status).toBe(401)
  const again = await aClient().refused('POST', '/account/change-email-confirm', link)
  expect(again).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
})

test('entering the current email address cancels a pending change', async () => {
  const { client, email } = await aCustomer()
  const next = `neu.${email}`
  const change = (to: string) => ({ email: to, emailConfirmation: to, password: PASSWORD })
  const own = [400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE']
  expect(await client.refused('POST', '/account/change-email', change(email))).toEqual(own)
  await client.ask(Success, 'POST', '/account/change-email', change(next))
  await client.ask(Success, 'POST', '/account/change-email', change(email))
  const link = await linkIn(next, 'account-email-confirm')
  const late = await aClient().refused('POST', '/account/change-email-confirm', link)
  expect(late).toEqual([404, 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'])
  expect((await client.ask(Profile, 'POST', '/account/customer')).email).toBe(email)
})

test('an email address cannot be changed to another customer’s, or without the password', async () => {
  const { email: taken } = await aCustomer()
  const { client } = await aCustomer()
  const change = (email: string, changes = {}) => {
    const body = { email, emailConfirmation: email, password: PASSWORD, ...changes }
    return client.refused('POST', '/account/change-email', body)
  }
  expect(await change(taken)).toEqual([400, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE'])
  const mine = `neu.${taken}`
  expect(await change(mine, { emailConfirmation: taken })).toEqual([400, ''])
  const wrong = [400, 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT']
  expect(await change(mine, { password: 'not the password' })).toEqual(wrong)
})
