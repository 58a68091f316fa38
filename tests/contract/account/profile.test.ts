import { expect, test } from 'vitest'
import { storefrontUrl, UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import {
  aCustomer,
  anAccountForm,
  anEmail,
  customerOf,
  logIn,
  PASSWORD,
} from '#tests/contract/store-api/customer.ts'
import { aGuest, register } from '#tests/contract/store-api/guest.ts'
import { linkInMailTo } from '#tests/contract/store-api/mailbox.ts'
import { refusalIn, refusalOf, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const NEXT = 'Kappnaht 5 mm breit'
const NOT_LOGGED_IN = { status: 403, codes: ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'] }

test('personal data can be changed', async () => {
  const { visitor } = await aCustomer()
  const { salutationId } = await customerOf(visitor)
  if (!salutationId) throw new Error('A customer without a salutation')
  const body = { salutationId, firstName: 'Jo', lastName: 'Li', title: 'Dr.' }
  const { data } = await visitor.invoke('changeProfile post /account/change-profile', { body })
  expect(data).toMatchObject({ success: true })
  expect(await customerOf(visitor)).toMatchObject({ firstName: 'Jo', lastName: 'Li', title: 'Dr.' })
})

test('a business without a name is reported at its field', async () => {
  const { visitor } = await aCustomer()
  const { salutationId } = await customerOf(visitor)
  const body = { salutationId, firstName: 'Jo', lastName: 'Li', accountType: 'business' }
  const refusal = refusalIn(await visitor.call('POST', '/account/change-profile', body))
  expect(violations(refusal)).toEqual({ '/company': 'VIOLATION::IS_BLANK_ERROR' })
})

test('a new password replaces the old one', async () => {
  const { visitor, email } = await aCustomer()
  const body = { password: PASSWORD, newPassword: NEXT, newPasswordConfirm: NEXT }
  await visitor.invoke('changePassword post /account/change-password', { body })
  expect((await customerOf(visitor)).email).toBe(email)
  expect((await refusalOf(logIn(aVisitor(), email))).status).toBe(401)
  await logIn(aVisitor(), email, NEXT)
})

test('wrong, short and mistyped passwords are reported at their fields', async () => {
  const { visitor } = await aCustomer()
  const change = async (body: object) =>
    violations(refusalIn(await visitor.call('POST', '/account/change-password', body)))
  expect(
    await change({ password: PASSWORD, newPassword: 'kurz', newPasswordConfirm: 'kurz' }),
  ).toEqual({ '/newPassword': 'VIOLATION::TOO_SHORT_ERROR' })
  expect(
    await change({ password: PASSWORD, newPassword: NEXT, newPasswordConfirm: `${NEXT}r` }),
  ).toEqual({ '/newPassword': null })
  expect(
    await change({ password: 'wrong one', newPassword: NEXT, newPasswordConfirm: NEXT }),
  ).toEqual({ '/password': 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT' })
})

test('a forgotten password can be replaced by mail', async () => {
  const { email } = await aCustomer()
  const visitor = aVisitor()
  const request = { email, storefrontUrl }
  await visitor.invoke('sendRecoveryMail post /account/recovery-password', { body: request })
  const { hash = '' } = await linkInMailTo(email)
  const expired = 'getCustomerRecoveryIsExpired post /account/customer-recovery-is-expired'
  expect((await visitor.invoke(expired, { body: { hash } })).data).toMatchObject({
    isExpired: false,
  })
  const body = { hash, newPassword: NEXT, newPasswordConfirm: NEXT }
  await visitor.invoke('recoveryPassword post /account/recovery-password-confirm', { body })
  await logIn(visitor, email, NEXT)
  const again = visitor.invoke('recoveryPassword post /account/recovery-password-confirm', { body })
  expect((await refusalOf(again)).status).toBe(410)
})

test('a recovery returns the same response for an unknown address', async () => {
  const body = { email: anEmail(), storefrontUrl }
  const { status } = await aVisitor().invoke('sendRecoveryMail post /account/recovery-password', {
    body,
  })
  expect(status).toBe(200)
})

test('the email address can be changed with the password, to an unused one', async () => {
  const { email: taken } = await aCustomer()
  const { visitor } = await aCustomer()
  const change = async (email: string, password: string) =>
    visitor.call('POST', '/account/change-email', { email, emailConfirmation: email, password })
  expect(violations(refusalIn(await change(taken, PASSWORD)))).toEqual({
    '/email': 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
  })
  expect(violations(refusalIn(await change(anEmail(), 'wrong one')))).toEqual({
    '/password': 'VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT',
  })
  expect((await change(anEmail(), PASSWORD)).status).toBe(200)
})

test('guests cannot change a password, email address or language', async () => {
  const guest = await aGuest()
  for (const path of ['change-password', 'change-email', 'change-language'])
    expect(refusalIn(await guest.call('POST', `/account/${path}`, {}))).toMatchObject(NOT_LOGGED_IN)
})

test('a guest becomes a customer', async () => {
  const guest = await aGuest({ email: anEmail() })
  const body = { password: PASSWORD }
  const { data } = await guest.invoke('convertGuest post /account/convert-guest', { body })
  expect(data).toMatchObject({ success: true })
})

test('a deleted customer can register again', async () => {
  const { visitor, email } = await aCustomer()
  await visitor.invoke('deleteCustomer delete /account/customer')
  expect(await refusalOf(customerOf(visitor))).toMatchObject(NOT_LOGGED_IN)
  expect((await refusalOf(logIn(visitor, email))).status).toBe(401)
  expect((await register(visitor, await anAccountForm({ email }))).email).toBe(email)
})

test('a customer group without registration is not found', async () => {
  const path =
    'getCustomerGroupRegistrationInfo get /customer-group-registration/config/{customerGroupId}'
  const reading = aVisitor().invoke(path, { pathParams: { customerGroupId: UNKNOWN_ID } })
  expect((await refusalOf(reading)).status).toBe(404)
})
