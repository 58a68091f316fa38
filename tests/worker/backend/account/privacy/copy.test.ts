import { beforeAll, expect, test } from 'vitest'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aBuckle, stockShop } from '#tests/worker/backend/sales/stock.ts'
import { aCustomer, aGuest, anEmail, aRegistration } from '../people.ts'
import { copyOf, fill, inquire, login, ops, order } from './by-address.ts'

beforeAll(async () => {
  await stockShop([aBuckle('24500', { stock: 1000 })])
})

test('the export for an address contains account, guests and orders, but no secrets', async () => {
  const { client, email } = await aCustomer()
  const first = await order(client)
  await fill(client)
  const { client: guest } = await aGuest({ email })
  const second = await order(guest)
  await inquire(email)
  const copy = await copyOf(email.toUpperCase())
  expect(copy.email).toBe(email)
  expect(copy.customers.map((one) => one.guest)).toEqual([false, true])
  expect(copy.customers[0]?.addresses.map(({ street }) => street)).toEqual(['Webergasse 4'])
  expect(copy.customers[0]?.cart?.lines).toHaveLength(1)
  expect(copy.customers[0]?.sessions).toHaveLength(1)
  expect(new Set(copy.orders.map(({ id }) => id))).toEqual(new Set([first, second]))
  expect(copy.inquiries.map(({ comment }) => comment)).toEqual(['Welche sind es?'])
  const text = JSON.stringify(copy)
  expect(text).not.toContain('scrypt')
  for (const one of [client, guest]) expect(text).not.toContain(one.token.slice(0, 16))
})

test('the export contains a pending registration without its password', async () => {
  const registration = aRegistration()
  await aClient().call('POST', '/account/register', registration)
  const copy = await copyOf(registration.email)
  expect(copy.registrations).toMatchObject([{ registration: { firstName: 'Lena' } }])
  expect(JSON.stringify(copy)).not.toContain('scrypt')
})

test('the export for an address contains orders of its deleted account', async () => {
  const { client, email } = await aCustomer()
  const id = await order(client)
  await client.call('DELETE', '/account/customer')
  expect((await copyOf(email)).orders.map((one) => one.id)).toEqual([id])
})

test('the export reports an address without data, and rejects text that is no address', async () => {
  for (const path of ['export', 'erase'] as const) {
    const confirmed = path === 'erase' ? { isConfirmed: true } : {}
    const unknown = await ops(path, { email: anEmail('nobody'), ...confirmed })
    expect(unknown.status).toBe(404)
    expect(unknown.answer).toMatchObject({
      errors: [{ detail: expect.stringContaining('Nothing is stored with') }],
    })
    expect((await ops(path, { email: '%', ...confirmed })).status).toBe(400)
  }
})

test('the export requires the operators’ secret', async () => {
  const { email } = await aCustomer()
  for (const path of ['export', 'erase'] as const)
    expect((await ops(path, { email, isConfirmed: true }, 'guessed')).status).toBe(401)
  expect((await login(email)).status).toBe(200)
})
