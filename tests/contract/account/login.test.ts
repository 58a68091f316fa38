import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import {
  aCustomer,
  anAccountForm,
  anEmail,
  confirm,
  customerOf,
  logIn,
} from '#tests/contract/store-api/customer.ts'
import { register } from '#tests/contract/store-api/guest.ts'
import { linkInMailTo } from '#tests/contract/store-api/mailbox.ts'
import { refusalOf } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, aVisitorWith } from '#tests/contract/store-api/visitor.ts'

const Throttled = z.object({ parameters: z.object({ seconds: z.int().min(1).max(10) }) })
const NOT_LOGGED_IN = { status: 403, codes: ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'] }

test('an account needs its confirmation, which logs in with a new token', async () => {
  const visitor = aVisitor()
  const form = await anAccountForm()
  const customer = await register(visitor, form)
  expect(customer).toMatchObject({ email: form.email, doubleOptInRegistration: true })
  expect(customer.hash ?? '').toBe('')
  expect(await refusalOf(customerOf(visitor))).toMatchObject(NOT_LOGGED_IN)
  const before = visitor.token()
  await confirm(visitor, form.email)
  expect(visitor.token()).not.toBe(before)
  expect(await customerOf(visitor)).toMatchObject({ email: form.email, guest: false, active: true })
})

test('a confirmation is refused without a hash, with an invalid one and with a used one', async () => {
  const visitor = aVisitor()
  const form = await anAccountForm()
  await register(visitor, form)
  const { hash = '', em = '' } = await linkInMailTo(form.email)
  const confirming = (body: { hash: string; em: string }) =>
    refusalOf(visitor.invoke('registerConfirm post /account/register-confirm', { body }))
  expect(await confirming({ hash: '', em })).toMatchObject({
    status: 404,
    codes: ['CHECKOUT__NO_HASH_PROVIDED'],
  })
  expect(await confirming({ hash: 'f'.repeat(32), em })).toMatchObject({
    status: 404,
    codes: ['CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH'],
  })
  await visitor.invoke('registerConfirm post /account/register-confirm', { body: { hash, em } })
  expect(await confirming({ hash, em })).toMatchObject({
    status: 412,
    codes: ['CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED'],
  })
})

test('a login returns its token in the header only', async () => {
  const { email } = await aCustomer()
  const visitor = aVisitor()
  await visitor.cart()
  const before = visitor.token()
  const { data } = await logIn(visitor, email)
  expect(data).toMatchObject({ apiAlias: 'array_struct' })
  expect(data).not.toHaveProperty('contextToken')
  expect(visitor.token()).not.toBe(before)
  expect((await visitor.context()).customer?.email).toBe(email)
})

test('a wrong password and an unknown address get the same refusal', async () => {
  const { email } = await aCustomer()
  const wrong = await refusalOf(logIn(aVisitor(), email, 'not the password'))
  expect(wrong).toMatchObject({ status: 401, codes: ['CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'] })
  const stranger = anEmail()
  const unknown = await refusalOf(logIn(aVisitor(), stranger, 'not the password'))
  // The responses differ only in the repeated input.
  expect(unknown).toEqual(JSON.parse(JSON.stringify(wrong).replaceAll(email, stranger)))
})

test('the cart survives the login and is stored after the logout', async () => {
  const { email } = await aCustomer()
  const { id } = await aSimpleProduct()
  const visitor = aVisitor()
  await visitor.add(id, 2)
  await logIn(visitor, email)
  expect((await visitor.cart()).lineItems).toMatchObject([{ id, quantity: 2 }])
  const inside = visitor.token()
  await visitor.invoke('logoutCustomer post /account/logout')
  expect(visitor.token()).not.toBe(inside)
  expect((await visitor.cart()).lineItems).toEqual([])
  expect(await refusalOf(customerOf(aVisitorWith(inside)))).toMatchObject(NOT_LOGGED_IN)
  await logIn(visitor, email)
  expect((await visitor.cart()).lineItems).toMatchObject([{ id, quantity: 2 }])
})

test('logout needs a login', async () => {
  const leaving = aVisitor().invoke('logoutCustomer post /account/logout')
  expect(await refusalOf(leaving)).toMatchObject(NOT_LOGGED_IN)
})

test('after ten wrong passwords the response contains the seconds to wait', async () => {
  const email = anEmail()
  for (let times = 0; times < 10; times += 1)
    await refusalOf(logIn(aVisitor(), email, 'not the password'))
  const { status, codes, errors } = await refusalOf(logIn(aVisitor(), email, 'not the password'))
  expect({ status, codes }).toEqual({ status: 429, codes: ['CHECKOUT__CUSTOMER_AUTH_THROTTLED'] })
  expect(Throttled.safeParse(errors[0]?.meta).success).toBe(true)
})
