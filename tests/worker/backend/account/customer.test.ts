import { expect, test } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { aCustomer } from './people.ts'

const Any = z.record(z.string(), z.unknown())

test('a customer is returned without associations unless they are requested', async () => {
  const { client } = await aCustomer()
  const alone = await client.ask(Any, 'POST', '/account/customer')
  expect(alone).toMatchObject({ group: null, salutation: null, addresses: null, orderCount: 0 })
  expect(alone).toMatchObject({ defaultBillingAddress: null, defaultShippingAddress: null })
  expect(alone['defaultPaymentMethodId']).toEqual(expect.any(String))
  const associations = { group: {}, addresses: { associations: { country: {} } } }
  const requested = await client.ask(Any, 'POST', '/account/customer', { associations })
  expect(requested['group']).toMatchObject({ apiAlias: 'customer_group' })
  expect(requested['addresses']).toMatchObject([{ country: { iso: 'DE' }, salutation: null }])
})

test('an unknown association of customers is refused', async () => {
  const { client } = await aCustomer()
  const associations = { shoeSizes: {} }
  const { status, body } = await client.call('POST', '/account/customer', { associations })
  expect([status, JSON.stringify(body)]).toEqual([
    500,
    expect.stringContaining('FRAMEWORK__ASSOCIATION_NOT_FOUND'),
  ])
})
