import { beforeAll, describe, expect, test } from 'vitest'
import { Address } from '#shared/schemas/store-api/context.ts'
import { z } from '#shared/schemas/zod.ts'
import { createApp } from '#worker/app.ts'
import { anOwner } from '#tests/worker/backend/account/owner.ts'
import { aCustomer, aGuest } from '#tests/worker/backend/account/people.ts'
import { filledIn, ROUTES, type Access } from './storefront-access.ts'
import { aBrowser } from './visitor.ts'

const NOBODY = 'f'.repeat(32)
const UNKNOWN = { addressId: NOBODY, orderId: NOBODY, sessionId: NOBODY }
const ACTORS = ['stranger', 'guest', 'customer'] as const
type Actor = (typeof ACTORS)[number]

let owner: Awaited<ReturnType<typeof anOwner>>
const tokens: Record<Actor, string | null> = { stranger: null, guest: null, customer: null }
beforeAll(async () => {
  owner = await anOwner()
  tokens.guest = (await aGuest()).client.token
  tokens.customer = (await aCustomer()).client.token
})

/** Response of a route to a request for these ids with this token. */
async function response(route: string, token: string | null, ids: typeof UNKNOWN) {
  const { method, path, form } = filledIn(route, ids)
  const { status, to } = await aBrowser(token)(method, path, form)
  return { status, to, isLogin: status === 303 && /^(\/en)?\/login\b/.test(to) }
}

const routesFor = (access: Access, method?: 'GET' | 'POST') =>
  Object.keys(ROUTES).filter(
    (route) => ROUTES[route]?.access === access && (!method || route.startsWith(method)),
  )

test('every page and form of the shop declares who can access it', () => {
  const isEnglish = (path: string) => /^\/en(\/|$)/.test(path)
  const routes = createApp()
    .routes.filter(({ method, path }) => method !== 'ALL' && !isEnglish(path))
    .map(({ method, path }) => `${method} ${path}`)
  const unsaid = [...new Set(routes)].filter((route) => !ROUTES[route])
  const gone = Object.keys(ROUTES).filter((route) => !routes.includes(route))
  expect({ unsaid, gone }, 'Say it in tests/worker/account/storefront-access.ts').toEqual({
    unsaid: [],
    gone: [],
  })
})

describe('public routes are open to everyone', () => {
  test.each(routesFor('everybody'))('%s is open to everyone', async (route) => {
    for (const actor of ACTORS) {
      const { status, isLogin } = await response(route, tokens[actor], UNKNOWN)
      // Logged-in customers are redirected from the login and registration pages.
      expect([401, 403, 500]).not.toContain(status)
      expect(isLogin && route !== 'POST /account/logout').toBe(false)
    }
  })
})

describe('customer pages require a login', () => {
  test.each(routesFor('customers', 'GET'))('%s requires a login', async (route) => {
    const { path } = filledIn(route, UNKNOWN)
    const stranger = await response(route, null, UNKNOWN)
    expect([stranger.status, stranger.to]).toEqual([303, `/login?to=${encodeURIComponent(path)}`])
    const english = await aBrowser(null)('GET', `/en${path}`)
    expect(english.to).toBe(`/en/login?to=${encodeURIComponent(`/en${path}`)}`)
    expect((await response(route, tokens.guest, UNKNOWN)).status).toBe(403)
    const { status = 200 } = ROUTES[route] ?? {}
    expect((await response(route, tokens.customer, UNKNOWN)).status).toBe(status)
  })
})

/** A submitted form is shown again, a button redirects to the login; anything else is 404. */
const CLOSED = [400, 403, 404]

describe('strangers cannot use the forms of customers', () => {
  test.each([...routesFor('customers', 'POST'), ...routesFor('owner', 'POST')])(
    '%s changes nothing for a stranger',
    async (route) => {
      const { status, isLogin } = await response(route, null, owner)
      expect(isLogin || CLOSED.includes(status)).toBe(true)
    },
  )
})

describe('other customers cannot reach a customer’s data', () => {
  test.each(routesFor('owner', 'GET'))('%s is not found for another customer', async (route) => {
    expect((await response(route, null, owner)).isLogin).toBe(true)
    expect((await response(route, tokens.guest, owner)).status).toBe(403)
    expect((await response(route, tokens.customer, owner)).status).toBe(404)
    expect((await response(route, owner.client.token, owner)).status).toBe(200)
  })
  test.each(routesFor('owner', 'POST'))(
    '%s changes nothing for another customer',
    async (route) => {
      for (const actor of ['guest', 'customer'] as const) {
        const foreign = await response(route, tokens[actor], owner)
        expect(foreign).toEqual(await response(route, tokens[actor], UNKNOWN))
      }
    },
  )
})

describe('other customers and guests cannot reach an order', () => {
  test.each(routesFor('buyer'))('%s is not found for anyone but the buyer', async (route) => {
    for (const actor of ACTORS)
      expect((await response(route, tokens[actor], owner)).status).toBe(404)
    const { status } = ROUTES[route] ?? {}
    const own = await response(route, owner.client.token, owner)
    expect(status ? [status] : [200, 303]).toContain(own.status)
  })
})

test('a logout ends only the session it is sent with', async () => {
  for (const route of routesFor('leaving')) {
    expect((await response(route, null, UNKNOWN)).isLogin).toBe(true)
    expect((await response(route, (await aCustomer()).client.token, UNKNOWN)).isLogin).toBe(true)
  }
  expect((await response('GET /account', owner.client.token, UNKNOWN)).status).toBe(200)
})

test('after all attempts of others the owner’s data is unchanged', async () => {
  const List = z.object({ elements: z.array(Address) })
  const { elements } = await owner.client.ask(List, 'POST', '/account/list-address', {})
  const [, second] = elements.toSorted(
    (a, b) => Number(a.id === owner.addressId) - Number(b.id === owner.addressId),
  )
  expect(elements).toHaveLength(2)
  expect(second).toMatchObject({ id: owner.addressId, firstName: 'Lena', street: 'Webergasse 4' })
  const page = await aBrowser(owner.client.token)('GET', `/account/order/${owner.orderId}`)
  expect(page.text).not.toContain('Storniert')
})
