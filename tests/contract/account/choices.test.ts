import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aCustomer, customerOf } from '#tests/contract/store-api/customer.ts'
import { aGuest } from '#tests/contract/store-api/guest.ts'
import { languageId } from '#tests/contract/store-api/languages.ts'
import { needed } from '#tests/contract/store-api/precondition.ts'
import { refusalIn, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor } from '#tests/contract/store-api/visitor.ts'

const NOT_LOGGED_IN = { status: 403, codes: ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'] }

/** A payment method other than the customer's. */
async function anotherMethod(visitor: ReturnType<typeof aVisitor>) {
  const { paymentMethod } = await visitor.context()
  const { data } = await visitor.invoke('readPaymentMethod post /payment-method', { body: {} })
  const other = data.elements?.find(({ id }) => id !== paymentMethod?.id)
  return needed(other, 'a second payment method').id
}

test("a customer's language can be changed to one of the shop", async () => {
  const { visitor } = await aCustomer()
  const english = await languageId('en-GB')
  const body = { languageId: english }
  const { data } = await visitor.invoke('changeLanguage post /account/change-language', { body })
  expect(data).toMatchObject({ success: true })
  expect((await customerOf(visitor)).languageId).toBe(english)
  const unknown = { languageId: UNKNOWN_ID }
  const refusal = refusalIn(await visitor.call('POST', '/account/change-language', unknown))
  expect(violations(refusal)).toEqual({ '/languageId': 'VIOLATION::ENTITY_DOES_NOT_EXISTS' })
})

test('the default payment method can be chosen as clients of 6.6 do', async () => {
  const { visitor } = await aCustomer()
  const id = await anotherMethod(visitor)
  expect((await visitor.call('POST', `/account/change-payment-method/${id}`)).status).toBe(200)
  expect((await customerOf(visitor)).lastPaymentMethodId).toBe(id)
  expect((await visitor.context()).paymentMethod?.id).toBe(id)
})

test('an unknown payment method is refused, and guests have no default', async () => {
  const { visitor } = await aCustomer()
  const path = `/account/change-payment-method/${UNKNOWN_ID}`
  expect(refusalIn(await visitor.call('POST', path))).toMatchObject({
    status: 400,
    codes: ['CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND'],
  })
  const guest = await aGuest()
  expect(refusalIn(await guest.call('POST', path))).toMatchObject(NOT_LOGGED_IN)
})

test('the addresses are returned with the customer on request', async () => {
  const { visitor } = await aCustomer()
  const body = { associations: { addresses: {} } }
  const { data } = await visitor.invoke('readCustomer post /account/customer', { body })
  expect(data.addresses?.map(({ id }) => id)).toEqual([data.defaultBillingAddressId])
})

test("a customer's name alone opens no session", async () => {
  const visitor = aVisitor()
  const body = { token: 'forged', customerId: UNKNOWN_ID, userId: UNKNOWN_ID }
  const { status } = await visitor.call('POST', '/account/login/imitate-customer', body)
  expect([400, 401, 404]).toContain(status)
  expect((await visitor.context()).customer ?? null).toBeNull()
})
