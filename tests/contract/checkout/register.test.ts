import { expect, test } from 'vitest'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { quantitiesIn } from '#tests/contract/store-api/cart-lines.ts'
import { aGuest, aGuestForm, anAddress, register } from '#tests/contract/store-api/guest.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, type Visitor } from '#tests/contract/store-api/visitor.ts'

async function customerOf(visitor: Visitor) {
  const { data } = await visitor.invoke('readCustomer post /account/customer', { body: {} })
  return data
}

test('a guest has only name and address', async () => {
  const customer = await register(aVisitor(), await aGuestForm())
  expect(customer).toMatchObject({
    guest: true,
    active: true,
    email: 'katrin@post.example',
    firstName: 'Katrin',
    lastName: 'Sommerfeld',
    apiAlias: 'customer',
  })
  expect(customer.hash ?? '').toBe('')
})

test('a private customer may leave the VAT id of the form empty', async () => {
  const customer = await register(aVisitor(), await aGuestForm({ vatIds: [null] }))
  expect(customer).toMatchObject({ accountType: 'private' })
})

test('the address contains names and salutation of the guest', async () => {
  const form = await aGuestForm()
  const { defaultBillingAddress } = await register(aVisitor(), form)
  expect(defaultBillingAddress).toMatchObject({
    firstName: 'Katrin',
    lastName: 'Sommerfeld',
    street: 'Elbhangstraße 27',
    zipcode: '01099',
    city: 'Dresden',
    salutationId: form.salutationId,
  })
})

test('goods can be sent to another address', async () => {
  const shippingAddress = await anAddress({
    firstName: 'Jo',
    lastName: 'Li',
    street: 'Am Deich 3',
    zipcode: '20095',
    city: 'Hamburg',
  })
  const customer = await register(aVisitor(), await aGuestForm({ shippingAddress }))
  expect(customer.defaultBillingAddress).toMatchObject({ city: 'Dresden' })
  expect(customer.defaultShippingAddress).toMatchObject({ city: 'Hamburg', lastName: 'Li' })
  expect(customer.defaultShippingAddressId).not.toBe(customer.defaultBillingAddressId)
})

test('the cart stays, and the session continues under a new token', async () => {
  const visitor = aVisitor()
  const { id } = await aSimpleProduct()
  await visitor.add(id, 2)
  const before = visitor.token()
  await register(visitor, await aGuestForm())
  expect(visitor.token()).not.toBe(before)
  expect(quantitiesIn(await visitor.cart())).toEqual({ [id]: 2 })
})

test('the session contains its guest', async () => {
  expect(await customerOf(await aGuest({ email: 'jo@post.example' }))).toMatchObject({
    guest: true,
    email: 'jo@post.example',
  })
})

test('two guests can have the same email address', async () => {
  const [one, other] = await Promise.all([aGuest(), aGuest()])
  const ids = [(await customerOf(one)).id, (await customerOf(other)).id]
  expect(ids[0]).not.toBe(ids[1])
})

test('a business has a company and a VAT id', async () => {
  const business = { accountType: 'business', company: 'Nadel & Faden OG', vatIds: ['ATU12345678'] }
  const form = await aGuestForm(business, { company: 'Nadel & Faden OG' })
  expect(await register(aVisitor(), form)).toMatchObject(business)
})

test('an unknown visitor has no customer data and no logout', async () => {
  for (const path of ['/account/customer', '/account/logout']) {
    const { status, codes } = refusalIn(await aVisitor().call('POST', path, {}))
    expect(status).toBe(403)
    expect(codes).toEqual(['CHECKOUT__CUSTOMER_NOT_LOGGED_IN'])
  }
})

test('a guest who logs out leaves no cart', async () => {
  const guest = await aGuest()
  await guest.add((await aSimpleProduct()).id, 2)
  await guest.invoke('logoutCustomer post /account/logout')
  expect((await guest.cart()).lineItems).toEqual([])
  expect((await guest.context()).customer ?? null).toBeNull()
})
