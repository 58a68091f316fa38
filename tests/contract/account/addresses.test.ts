import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aCustomer, customerOf } from '#tests/contract/store-api/customer.ts'
import { aGuest, anAddress } from '#tests/contract/store-api/guest.ts'
import { refusalIn, refusalOf, violations } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

const NAME = { firstName: 'Jo', lastName: 'Li' }

async function addressesOf(visitor: Visitor) {
  const { data } = await visitor.invoke('listAddress post /account/list-address', { body: {} })
  return data.elements
}

async function create(visitor: Visitor, changes = {}) {
  const body = await anAddress({ ...NAME, ...changes })
  const { data } = await visitor.invoke('createCustomerAddress post /account/address', { body })
  return data
}

test('an address can be created, listed, changed and deleted', async () => {
  const { visitor } = await aCustomer()
  const created = await create(visitor, { street: 'Nähgasse 1' })
  expect(created).toMatchObject({ street: 'Nähgasse 1', lastName: 'Li' })
  expect((await addressesOf(visitor)).map(({ id }) => id)).toContain(created.id)
  const pathParams = { addressId: created.id }
  const body = { ...(await anAddress(NAME)), street: 'Fadenweg 2' }
  const { data } = await visitor.invoke(
    'updateCustomerAddress patch /account/address/{addressId}',
    {
      pathParams,
      body,
    },
  )
  expect(data).toMatchObject({ id: created.id, street: 'Fadenweg 2' })
  await visitor.invoke('deleteCustomerAddress delete /account/address/{addressId}', { pathParams })
  expect((await addressesOf(visitor)).map(({ id }) => id)).not.toContain(created.id)
})

test('default addresses can be chosen and not deleted', async () => {
  const { visitor } = await aCustomer()
  const { id: addressId } = await create(visitor)
  const pathParams = { addressId }
  const billing = 'defaultBillingAddress patch /account/address/default-billing/{addressId}'
  const shipping = 'defaultShippingAddress patch /account/address/default-shipping/{addressId}'
  await visitor.invoke(billing, { pathParams })
  await visitor.invoke(shipping, { pathParams })
  expect(await customerOf(visitor)).toMatchObject({
    defaultBillingAddressId: addressId,
    defaultShippingAddressId: addressId,
  })
  const deleting = visitor.invoke('deleteCustomerAddress delete /account/address/{addressId}', {
    pathParams,
  })
  expect(await refusalOf(deleting)).toMatchObject({
    status: 400,
    codes: ['CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT'],
  })
})

test("another customer's address is not found, like a missing one", async () => {
  const { visitor: owner } = await aCustomer()
  const { id } = await create(owner)
  const guest = await aGuest()
  const NOT_FOUND = { status: 400, codes: ['CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND'] }
  for (const addressId of [id, UNKNOWN_ID]) {
    const pathParams = { addressId }
    const deleting = guest.invoke('deleteCustomerAddress delete /account/address/{addressId}', {
      pathParams,
    })
    expect(await refusalOf(deleting)).toMatchObject(NOT_FOUND)
  }
})

test('every missing field of an address is reported', async () => {
  const { visitor } = await aCustomer()
  const refusal = refusalIn(await visitor.call('POST', '/account/address', {}))
  expect(refusal.status).toBe(400)
  expect(violations(refusal)).toMatchObject({
    '/firstName': 'VIOLATION::IS_BLANK_ERROR',
    '/lastName': 'VIOLATION::IS_BLANK_ERROR',
    '/street': 'VIOLATION::IS_BLANK_ERROR',
    '/city': 'VIOLATION::IS_BLANK_ERROR',
    '/countryId': 'VIOLATION::IS_BLANK_ERROR',
  })
})

test('addresses need a login', async () => {
  expect(await refusalOf(addressesOf(aVisitor()))).toMatchObject({
    status: 403,
    codes: ['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'],
  })
})
