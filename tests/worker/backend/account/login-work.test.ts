import { expect, test } from 'vitest'
import { aClient } from '#tests/worker/backend/sales/client.ts'
import { SCRYPT_COST } from '#tests/worker/derivation-cost.ts'
import { derivations } from '#tests/worker/watched-scrypt.ts'
import { aCustomer, anEmail, aRegistration, STOREFRONT } from './people.ts'
import { watchedBindings } from './watched-bindings.ts'

/** The response of a call, the derived hashes, and the number of queries. */
async function work(path: string, body: unknown) {
  derivations.length = 0
  const { bindings, counts, calls } = watchedBindings()
  const { status, body: response } = await aClient({ bindings }).call('POST', path, body)
  return {
    status,
    answer: response,
    costs: [...derivations],
    requested: { ...calls, d1: counts.roundTrips },
  }
}

const login = (username: string) =>
  work('/account/login', { username, password: 'not the password' })

test('a wrong password and an unknown address get the same response and the same work', async () => {
  const { email } = await aCustomer()
  const wrong = await login(email)
  expect(wrong.status).toBe(401)
  expect(wrong.costs).toEqual([{ bytes: 32, ...SCRYPT_COST }])
  const stranger = anEmail('nobody')
  const unknown = await login(stranger)
  // The response contains the entered address, which is the only difference.
  expect(unknown).toEqual(JSON.parse(JSON.stringify(wrong).replaceAll(email, stranger)))
})

test('a registration does the same work whether or not the address has an account', async () => {
  const { email } = await aCustomer()
  const known = await work('/account/register', aRegistration({ email }))
  const fresh = await work('/account/register', aRegistration())
  expect(known.costs).toHaveLength(1)
  expect([known.costs, known.requested]).toEqual([fresh.costs, fresh.requested])
})

test('a password recovery does the same work whether or not the address has an account', async () => {
  const { email } = await aCustomer()
  const recover = (address: string) =>
    work('/account/recovery-password', { email: address, storefrontUrl: STOREFRONT })
  const known = await recover(email)
  expect(known.costs).toEqual([])
  expect(await recover(anEmail('nobody'))).toEqual(known)
})
