import { beforeAll, describe, expect, test } from 'vitest'
import { account } from '#worker/routes/account/account.ts'
import { aCustomer, aGuest } from '#tests/worker/backend/account/people.ts'
import { aBrowser } from './visitor.ts'

/** Pages that everybody may see: how people come in, and what the links of mails open. */
const PUBLIC = [
  '/login',
  '/register',
  '/register/sent',
  '/reset-password',
  '/reset-password/sent',
  '/customer-group-registration/:group',
  '/registration/confirm',
  '/account/email/confirm',
  '/account/recover',
  '/account/recover/password',
  '/account/deleted',
]
const OWN = [
  '/account',
  '/account/order',
  '/account/address',
  '/account/address/new',
  '/account/payment',
  '/account/profile',
  '/account/email',
  '/account/password',
  '/account/sessions',
  '/account/data',
  '/account/delete',
]
/** One of the customer's own: another one's is as unknown as one that does not exist. */
const ONE = [
  '/account/order/:id',
  '/account/order/:id/cancel',
  '/account/address/:id{[0-9a-f]{32}}',
]
/** What buttons post to; all of them ask who it is, or say themselves who comes in. */
const POSTED = [
  '/account/logout',
  '/account/logout-everywhere',
  '/account/address/default',
  '/account/address/delete',
  '/account/language',
  '/account/data/download',
  '/account/convert-guest',
  '/account/order/:id/reorder',
]
const UNKNOWN = 'f'.repeat(32)
const at = (path: string) => path.replace(/:id(\{.*\})?/, UNKNOWN)

const german = account.routes.filter(({ path }) => !path.startsWith('/en'))
const paths = (method: string) =>
  [...new Set(german.filter((route) => route.method === method).map(({ path }) => path))].sort()

let customer = ''
let guest = ''
beforeAll(async () => {
  customer = (await aCustomer()).client.token
  guest = (await aGuest()).client.token
})

test('every page of the account stands in this matrix', () => {
  expect(paths('GET')).toEqual([...PUBLIC, ...OWN, ...ONE].sort())
})

test('every form of the account stands in this matrix', () => {
  const pages = [...PUBLIC, ...OWN, ...ONE]
  expect(paths('POST').filter((path) => !pages.includes(path))).toEqual([...POSTED].sort())
})

describe.each(OWN)('%s', (path) => {
  test('sends a stranger to the login, and back from there', async () => {
    const answer = await aBrowser(null)('GET', path)
    expect([answer.status, answer.to]).toEqual([303, `/login?to=${encodeURIComponent(path)}`])
  })
  test('is no guest’s', async () => {
    expect((await aBrowser(guest)('GET', path)).status).toBe(403)
  })
  test('opens for a customer', async () => {
    expect((await aBrowser(customer)('GET', path)).status).toBe(200)
  })
})

describe.each(ONE)('%s', (path) => {
  test('sends a stranger to the login', async () => {
    expect((await aBrowser(null)('GET', at(path))).to).toMatch(/^\/login\?to=/)
  })
  test('is no guest’s', async () => {
    expect((await aBrowser(guest)('GET', at(path))).status).toBe(403)
  })
  test('is unknown to a customer whose it is not', async () => {
    expect((await aBrowser(customer)('GET', at(path))).status).toBe(404)
  })
})

/** A form that was typed is answered with itself, a button with the login. */
const CLOSED = [303, 400, 403]

test.each([...OWN, ...ONE, ...POSTED].filter((path) => paths('POST').includes(path)))(
  'posting to %s changes nothing for a stranger',
  async (path) => {
    const answer = await aBrowser(null)('POST', at(path), { password: 'x', id: UNKNOWN })
    expect(CLOSED).toContain(answer.status)
    if (answer.status === 303) expect(answer.to).toMatch(/^\/login/)
  },
)
