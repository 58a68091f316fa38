import { expect, test } from 'vitest'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { aCustomer, anAddress, PASSWORD } from './people.ts'
import { watchedBindings } from './watched-bindings.ts'

const MAX_ROUND_TRIPS = 3

async function cost(method: string, path: string, body?: unknown) {
  const { client: owner } = await aCustomer()
  const { bindings, counts, calls } = watchedBindings()
  const client = aClient({ bindings })
  client.withToken(owner.token)
  const { status } = await client.call(method, path, body)
  return { status, roundTrips: counts.roundTrips, objects: calls.objects }
}

test.each([
  ['POST', '/account/customer'],
  ['POST', '/account/list-address'],
  ['GET', '/context'],
  ['POST', '/order'],
])('%s %s reads the session once and queries D1 at most three times', async (method, path) => {
  const { status, roundTrips, objects } = await cost(
    method,
    path,
    method === 'GET' ? undefined : {},
  )
  expect(status).toBe(200)
  expect(objects).toBe(1)
  expect(roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
})

test.each([
  ['POST', '/account/address', anAddress()],
  ['POST', '/account/change-profile', anAddress()],
  ['POST', '/account/session', {}],
  ['POST', '/account/logout', {}],
])('%s %s stays within the same number of round trips', async (method, path, body) => {
  const { status, roundTrips } = await cost(method, path, body)
  expect(status).toBe(200)
  expect(roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS)
})

test('a login queries D1 twice', async () => {
  const { email } = await aCustomer()
  const { bindings, counts } = watchedBindings()
  const body = { username: email, password: PASSWORD }
  await aClient({ bindings }).call('POST', '/account/login', body)
  expect(counts.roundTrips).toBe(2)
})
