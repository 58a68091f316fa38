import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { aCustomer } from '#tests/worker/backend/account/people.ts'
import { countedBindings } from '#tests/worker/backend/sales/counted-db.ts'
import { aBrowser } from './visitor.ts'

const MAX_ROUND_TRIPS = 3

test.each([
  '/account',
  '/account/order',
  '/account/address',
  '/account/address/new',
  '/account/payment',
  '/account/profile',
  '/account/sessions',
  '/account/data',
])('%s asks D1 at most three times', async (path) => {
  const { client } = await aCustomer()
  // What the menu shows is the same for everybody and remembered.
  await aBrowser(null, { ...env })('GET', '/login')
  const { bindings, counts } = countedBindings()
  const { status } = await aBrowser(client.token, bindings)('GET', path)
  expect(status).toBe(200)
  expect(counts.roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
})
