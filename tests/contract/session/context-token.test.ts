import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { UNKNOWN_ID } from '#tests/contract/store-api/access.ts'
import { aSimpleProduct } from '#tests/contract/store-api/products.ts'
import { aGuest, aGuestForm, register } from '#tests/contract/store-api/guest.ts'
import { call } from '#tests/contract/store-api/plain-call.ts'
import { refusalIn } from '#tests/contract/store-api/refusal.ts'
import { aVisitor, aVisitorWith, type Visitor } from '#tests/contract/store-api/visitor.ts'

const TOKEN = /^[0-9A-Za-z]{32}$/

const tokenOf = (headers: Headers) => headers.get('sw-context-token') ?? ''
const withToken = (token: string) => ({ headers: { 'sw-context-token': token } })

async function quantities(visitor: Visitor): Promise<readonly number[]> {
  const { lineItems = [] } = await visitor.cart()
  return lineItems.map(({ quantity = 0 }) => quantity)
}

test('a visitor without a token gets a unique one of 32 letters and digits', async () => {
  const [one, other] = await Promise.all([call('GET', '/context'), call('GET', '/context')])
  expect(tokenOf(one.headers)).toMatch(TOKEN)
  expect(tokenOf(other.headers)).toMatch(TOKEN)
  expect(tokenOf(one.headers)).not.toBe(tokenOf(other.headers))
})

test('a refusal has a token too', async () => {
  const token = tokenOf((await call('GET', '/context')).headers)
  const { headers } = await call('POST', `/product/${UNKNOWN_ID}`, withToken(token))
  expect(tokenOf(headers)).toBe(token)
})

test('calls that are invalid or have no access key open no session', async () => {
  const broken = await call('POST', '/product', { body: '{"limit": 1' })
  const stranger = await call('GET', '/context', { headers: { 'sw-access-key': '' } })
  expect([tokenOf(broken.headers), tokenOf(stranger.headers)]).toEqual(['', ''])
})

test('login and registration need a session token and create none', async () => {
  for (const path of ['change-profile', 'change-email', 'change-password']) {
    const response = await call('POST', `/account/${path}`, { body: {} })
    expect(refusalIn(response)).toMatchObject({
      status: 400,
      codes: ['FRAMEWORK__MISSING_REQUEST_PARAMETER'],
    })
    expect(tokenOf(response.headers)).toBe('')
  }
})

test('a session with a cart preserves its token', async () => {
  const visitor = aVisitor()
  await visitor.add((await aSimpleProduct()).id, 2)
  const token = visitor.token()
  const { headers } = await call('GET', '/checkout/cart', withToken(token))
  expect(tokenOf(headers)).toBe(token)
  expect(await quantities(aVisitorWith(token))).toEqual([2])
})

test.each([
  ['garbage', 'kein-token'],
  ['of another length', 'a'.repeat(31)],
  ['of 32 characters that are not letters', '/'.repeat(32)],
  ['that is very long', 'a'.repeat(4_000)],
  ['that nobody ever got', randomBytes(16).toString('hex')],
])('a token %s is read as an empty session that can be used', async (_, token) => {
  const response = await call('GET', '/checkout/cart', withToken(token))
  expect(response.status).toBe(200)
  const visitor = aVisitorWith(tokenOf(response.headers))
  expect(await quantities(visitor)).toEqual([])
  await visitor.add((await aSimpleProduct()).id, 1)
  expect(await quantities(visitor)).toEqual([1])
})

test('half of another token neither shows nor changes its cart', async () => {
  const owner = aVisitor()
  const { id } = await aSimpleProduct()
  await owner.add(id, 2)
  const last = owner.token().endsWith('a') ? 'b' : 'a'
  for (const stolen of [
    owner.token().slice(0, 31) + last,
    owner.token().slice(0, 16) + 'x'.repeat(16),
  ]) {
    const thief = aVisitorWith(stolen)
    expect(await quantities(thief)).toEqual([])
    await thief.add(id, 5)
    expect(await quantities(owner)).toEqual([2])
  }
})

test('a registration changes the token; the old one does not know the customer', async () => {
  const visitor = aVisitor()
  await visitor.add((await aSimpleProduct()).id, 3)
  const old = visitor.token()
  await register(visitor, await aGuestForm())
  expect(visitor.token()).not.toBe(old)
  expect(await quantities(visitor)).toEqual([3])

  const { customer } = await aVisitorWith(old).context()
  expect(customer ?? null).toBeNull()
})

test('a token cannot be used after the logout of its guest', async () => {
  const guest = await aGuest()
  await guest.add((await aSimpleProduct()).id, 3)
  const expired = guest.token()
  await guest.invoke('logoutCustomer post /account/logout')
  expect(guest.token()).not.toBe(expired)

  const { customer } = await aVisitorWith(expired).context()
  expect(customer ?? null).toBeNull()
  expect(await quantities(aVisitorWith(expired))).toEqual([])
})
