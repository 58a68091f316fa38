import { SCRYPT_COST } from '#tests/worker/derivation-cost.ts'
import { beforeAll, expect, test, vi } from 'vitest'

vi.mock('#worker/backend/passwords/scrypt.ts', { spy: true })

// The worker itself was loaded before the mock: the backend of this test is loaded after it.
async function load() {
  vi.resetModules()
  const { scrypt } = await import('#worker/backend/passwords/scrypt.ts')
  const people = await import('./people.ts')
  const { watchedBindings } = await import('./watched-bindings.ts')
  const { aClient } = await import('#tests/worker/backend/sales/client.ts')
  return { scrypt: vi.mocked(scrypt), aClient, watchedBindings, ...people }
}
let shop: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  shop = await load()
})

/** The answer of a call, what was derived for it, and whom it asked how often. */
async function work(path: string, body: unknown) {
  shop.scrypt.mockClear()
  const { bindings, counts, calls } = shop.watchedBindings()
  const { status, body: answer } = await shop.aClient({ bindings }).call('POST', path, body)
  const costs = shop.scrypt.mock.calls.map(([, , bytes, cost]) => ({ bytes, ...cost }))
  return { status, answer, costs, asked: { ...calls, d1: counts.roundTrips } }
}

const login = (username: string) =>
  work('/account/login', { username, password: 'not the password' })

test('a wrong password and an unknown address are refused alike, for the same work', async () => {
  const { email } = await shop.aCustomer()
  const wrong = await login(email)
  expect(wrong.status).toBe(401)
  expect(wrong.costs).toEqual([{ bytes: 32, ...SCRYPT_COST }])
  const stranger = shop.anEmail('nobody')
  const unknown = await login(stranger)
  // The refusal repeats what was typed, and that alone tells the two apart.
  expect(unknown).toEqual(JSON.parse(JSON.stringify(wrong).replaceAll(email, stranger)))
})

test('a registration costs the same work whether or not the address has an account', async () => {
  const { email } = await shop.aCustomer()
  const known = await work('/account/register', shop.aRegistration({ email }))
  const fresh = await work('/account/register', shop.aRegistration())
  expect(known.costs).toHaveLength(1)
  expect([known.costs, known.asked]).toEqual([fresh.costs, fresh.asked])
})

test('asking for a new password costs the same whether or not the address has an account', async () => {
  const { email } = await shop.aCustomer()
  const recover = (address: string) =>
    work('/account/recovery-password', { email: address, storefrontUrl: shop.STOREFRONT })
  const known = await recover(email)
  expect(known.costs).toEqual([])
  expect(await recover(shop.anEmail('nobody'))).toEqual(known)
})
