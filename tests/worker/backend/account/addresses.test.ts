import { describe, expect, test } from 'vitest'
import { Address, Customer } from '#shared/schemas/store-api/context.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { MAX_ADDRESSES } from '#worker/backend/account/profile/change-address.ts'
import { idOf, newId } from '#worker/backend/sql/ids.ts'
import { aClient, type Client } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, aGuest, anAddress } from './people.ts'

const OwnAddress = Address.extend({
  isDefaultBillingAddress: z.boolean(),
  isDefaultShippingAddress: z.boolean(),
})
const List = z.object({ total: z.int(), elements: z.array(OwnAddress) })
const Anything = z.looseObject({})

const list = (client: Client, body: unknown = {}) =>
  client.ask(List, 'POST', '/account/list-address', body)
const create = (client: Client, changes: Readonly<Record<string, unknown>> = {}) =>
  client.ask(OwnAddress, 'POST', '/account/address', anAddress(changes))
const NOT_FOUND = [400, 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND']

test('a new address is appended to the address list', async () => {
  const { client } = await aCustomer()
  const created = await create(client, { street: 'Nähgasse 1', phoneNumber: '+49 351 1' })
  expect(created).toMatchObject({ street: 'Nähgasse 1', isDefaultBillingAddress: false })
  const { total, elements } = await list(client)
  expect(total).toBe(2)
  expect(elements.map(({ street }) => street)).toEqual(['Webergasse 4', 'Nähgasse 1'])
})

test('the address list is paged by its criteria', async () => {
  const { client } = await aCustomer()
  await create(client)
  const page = await list(client, { limit: 1, page: 2, 'total-count-mode': 'exact' })
  expect(page.total).toBe(2)
  expect(page.elements).toHaveLength(1)
})

test('changing an address preserves omitted optional fields and requires the others', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client, { company: 'Segelwerk', phoneNumber: '123' })
  const path = `/account/address/${id}`
  const sent = anAddress({ street: 'Fadenweg 2', company: null })
  await client.ask(OwnAddress, 'PATCH', path, sent)
  const [, ...codes] = await client.refused('PATCH', path, { street: 'Fadenweg 3' })
  expect(new Set(codes)).toEqual(new Set(['VIOLATION::IS_BLANK_ERROR']))
  const changed = (await list(client)).elements.find((one) => one.id === id)
  expect(changed).toMatchObject({ street: 'Fadenweg 2', company: null, phoneNumber: '123' })
})

test('changing an address preserves an omitted title, department and second line', async () => {
  const { client } = await aCustomer()
  const more = { title: 'Dr.', department: 'Zuschnitt', additionalAddressLine2: 'Hof, links' }
  const created = await create(client, more)
  expect(created).toMatchObject(more)
  await client.ask(OwnAddress, 'PATCH', `/account/address/${created.id}`, anAddress())
  expect((await list(client)).elements.at(-1)).toMatchObject(more)
})

test('the postal code is required according to the country', async () => {
  const { client } = await aCustomer()
  const pointers = async (changes: Readonly<Record<string, unknown>>) => {
    const { body } = await client.call('POST', '/account/address', anAddress(changes))
    return StoreApiErrors.parse(body).errors.map(({ source }) => source?.pointer)
  }
  expect(await pointers({ zipcode: '' })).toEqual(['/zipcode'])
  expect(await pointers({ zipcode: '', countryId: '' })).toEqual(['/countryId'])
})

test('an address that was read can be sent back unchanged', async () => {
  const { client } = await aCustomer()
  const { elements } = await list(client)
  const [own] = elements
  const sent = await client.call('PATCH', `/account/address/${own?.id}`, own)
  expect(sent.status).toBe(200)
  expect((await list(client)).elements).toEqual(elements)
})

test('default addresses and addresses in use cannot be deleted, others can', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const { elements } = await list(client)
  const standard = elements.find((one) => one.isDefaultBillingAddress)?.id
  const refused = (which: string | undefined) =>
    client.refused('DELETE', `/account/address/${which}`)
  expect(await refused(standard)).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT'])
  await client.call('PATCH', '/context', { shippingAddressId: id })
  expect(await refused(id)).toEqual([400, 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE'])
  await client.call('PATCH', '/context', { shippingAddressId: standard })
  expect((await client.call('DELETE', `/account/address/${id}`)).status).toBe(204)
  expect(await refused(id)).toEqual(NOT_FOUND)
})

test('default billing and shipping addresses are set independently', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const shipping = await client.call('PATCH', `/account/address/default-shipping/${id}`)
  expect(shipping).toMatchObject({ status: 204, body: null })
  const customer = await client.ask(Customer, 'POST', '/account/customer')
  expect(customer.defaultShippingAddressId).toBe(id)
  expect(customer.defaultBillingAddressId).not.toBe(id)
  expect((await client.call('PATCH', `/account/address/default-billing/${id}`)).status).toBe(204)
  const [first] = (await list(client)).elements
  expect(first).toMatchObject({ id, isDefaultBillingAddress: true, isDefaultShippingAddress: true })
})

test('deleting an address while another tab makes it the default never leaves an invalid default', async () => {
  const { client } = await aCustomer()
  const { id } = await create(client)
  const other = aClient()
  other.withToken(client.token)
  await Promise.all([
    client.call('DELETE', `/account/address/${id}`),
    other.call('PATCH', `/account/address/default-billing/${id}`),
  ])
  const customer = await client.ask(Customer, 'POST', '/account/customer')
  const ids = (await list(client)).elements.map((one) => one.id)
  expect(ids).toContain(customer.defaultBillingAddressId)
})

test('a guest has addresses too', async () => {
  const { client } = await aGuest()
  const { id } = await create(client)
  expect((await client.call('DELETE', `/account/address/${id}`)).status).toBe(204)
})

test('another customer’s address is not found', async () => {
  const { client: owner } = await aCustomer()
  const { id } = await create(owner)
  const { client: other } = await aCustomer()
  const calls: readonly (readonly [string, string])[] = [
    ['PATCH', ''],
    ['DELETE', ''],
    ['PATCH', 'default-billing/'],
    ['PATCH', 'default-shipping/'],
  ]
  for (const [method, path] of calls) {
    const foreign = await other.refused(method, `/account/address/${path}${id}`)
    const unknown = await other.refused(method, `/account/address/${path}${newId()}`)
    expect(foreign).toEqual(NOT_FOUND)
    expect(unknown).toEqual(foreign)
  }
  expect((await list(owner)).elements.map((one) => one.id)).toContain(id)
})

test.each(['1', "x' OR 1=1 --", 'ABCDEF'.repeat(5)])('%j is not an address id', async (id) => {
  const { client } = await aCustomer()
  const path = `/account/address/${encodeURIComponent(id)}`
  expect(await client.refused('DELETE', path)).toEqual([400, 'FRAMEWORK__INVALID_UUID'])
})

test.each([
  ['street', ''],
  ['firstName', ''],
  ['city', null],
  ['countryId', undefined],
])('a blank %s is reported at its field', async (field, value) => {
  const { client } = await aCustomer()
  const response = await client.call('POST', '/account/address', anAddress({ [field]: value }))
  const [error] = StoreApiErrors.parse(response.body).errors
  expect(error).toMatchObject({
    code: 'VIOLATION::IS_BLANK_ERROR',
    source: { pointer: `/${field}` },
  })
})

test('blank and overlong address fields are reported for the row that would be stored', async () => {
  const { client } = await aCustomer()
  const wrong = anAddress({ firstName: '  ', street: 'x'.repeat(300) })
  const response = await client.call('POST', '/account/address', wrong)
  expect(StoreApiErrors.parse(response.body).errors).toMatchObject([
    { code: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3', source: { pointer: '/0/firstName' } },
    { code: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9', source: { pointer: '/0/street' } },
  ])
})

test('the number of addresses per account is limited', async () => {
  const { client } = await aGuest()
  for (let count = 1; count < MAX_ADDRESSES; count += 1) await create(client)
  const refused = await client.refused('POST', '/account/address', anAddress())
  expect(refused).toEqual([400, 'VIOLATION::TOO_HIGH_ERROR'])
})

describe('states and cantons', () => {
  const SAXONY = idOf('country-state', 'DE-SN')
  const TYROL = idOf('country-state', 'AT-7')
  const States = z.object({
    elements: z.array(z.object({ id: z.string(), shortCode: z.string(), name: z.string() })),
  })

  test.each([
    ['DE', 16, 'DE-BY'],
    ['AT', 9, 'AT-9'],
    ['CH', 26, 'CH-ZH'],
    ['FR', 0, null],
  ])('%s has %d states, and addresses accept one of them', async (iso, count, code) => {
    const path = `/country-state/${idOf('country', iso)}`
    const { elements } = await aClient().ask(States, 'POST', path, {})
    expect(elements).toHaveLength(count)
    if (code) expect(elements.map(({ shortCode }) => shortCode)).toContain(code)
  })

  test('states are returned with countries only if requested', async () => {
    const Countries = z.object({
      elements: z.array(z.object({ states: z.array(Anything).nullable() })),
    })
    const filter = [{ type: 'equals', field: 'shippingAvailable', value: true }]
    const states = async (body: object) => {
      const { elements } = await aClient().ask(Countries, 'POST', '/country', { filter, ...body })
      return elements.map((country) => country.states?.length ?? null)
    }
    expect(await states({})).toEqual([null, null, null])
    expect(await states({ associations: { states: {} } })).toEqual([16, 9, 26])
  })

  test('an address contains its state', async () => {
    const { client } = await aCustomer()
    const { id } = await create(client, { countryStateId: SAXONY })
    const own = (await list(client)).elements.find((one) => one.id === id)
    expect(own).toMatchObject({ countryStateId: SAXONY, countryState: { name: 'Sachsen' } })
  })

  test('a state of another country is refused, and an address needs no state', async () => {
    const { client } = await aCustomer()
    const sent = await client.call('POST', '/account/address', anAddress({ countryStateId: TYROL }))
    expect(sent.status).toBe(400)
    expect(StoreApiErrors.parse(sent.body).errors).toMatchObject([
      { code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS', source: { pointer: '/countryStateId' } },
    ])
    expect(await create(client)).toMatchObject({ countryStateId: null, countryState: null })
  })

  test('an address that moves to another country loses its state', async () => {
    const { client } = await aCustomer()
    const { id } = await create(client, { countryStateId: SAXONY })
    const moved = anAddress({ countryId: idOf('country', 'AT'), zipcode: '6020' })
    const changed = await client.ask(OwnAddress, 'PATCH', `/account/address/${id}`, moved)
    expect(changed).toMatchObject({ countryStateId: null })
  })
})
