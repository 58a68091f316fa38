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

/** What a route answers when it is asked for these ids with this token. */
async function response(route: string, token: string | null, ids: typeof UNKNOWN) {
  const { method, path, form } = filledIn(route, ids)
  const { status, to } = await aBrowser(token)(method, path, form)
  return { status, to, isLogin: status === 303 && /^(\/en)?\/login\b/.test(to) }
}

const routesFor = (access: Access, method?: 'GET' | 'POST') =>
  Object.keys(ROUTES).filter(
    (route) => ROUTES[route]?.access === access && (!method || route.startsWith(method)),
  )

test('every page and form of the shop says who it is for', () => {
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

describe('what is for everybody keeps nobody out', () => {
  test.each(routesFor('everybody'))('%s', async (route) => {
    for (const actor of ACTORS) {
      const { status, isLogin } = await response(route, tokens[actor], UNKNOWN)
      // Who is logged in already has no business at the login, nor does a new registration begin.
      expect([401, 403, 500]).not.toContain(status)
      expect(isLogin && route !== 'POST /account/logout').toBe(false)
    }
  })
})

describe('pages of customers', () => {
  test.each(routesFor('customers', 'GET'))('%s', async (route) => {
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

/** A form that was typed is answered with itself, a button with the login; else there is nothing. */
const CLOSED = [400, 403, 404]

describe('buttons of customers change nothing for a stranger', () => {
  test.each([...routesFor('customers', 'POST'), ...routesFor('owner', 'POST')])(
    '%s',
    async (route) => {
      const { status, isLogin } = await response(route, null, owner)
      expect(isLogin || CLOSED.includes(status)).toBe(true)
    },
  )
})

describe('what is one customer’s is nobody else’s', () => {
  test.each(routesFor('owner', 'GET'))('%s', async (route) => {
    expect((await response(route, null, owner)).isLogin).toBe(true)
    expect((await response(route, tokens.guest, owner)).status).toBe(403)
    expect((await response(route, tokens.customer, owner)).status).toBe(404)
    expect((await response(route, owner.client.token, owner)).status).toBe(200)
  })
  test.each(routesFor('owner', 'POST'))('%s', async (route) => {
    for (const actor of ['guest', 'customer'] as const) {
      const foreign = await response(route, tokens[actor], owner)
      expect(foreign).toEqual(await response(route, tokens[actor], UNKNOWN))
    }
  })
})

describe('what was ordered is nothing to others', () => {
  test.each(routesFor('buyer'))('%s', async (route) => {
    for (const actor of ACTORS)
      expect((await response(route, tokens[actor], owner)).status).toBe(404)
    const { status } = ROUTES[route] ?? {}
    const own = await response(route, owner.client.token, owner)
    expect(status ? [status] : [200, 303]).toContain(own.status)
  })
})

test('who leaves ends no session but their own', async () => {
  for (const route of routesFor('leaving')) {
    expect((await response(route, null, UNKNOWN)).isLogin).toBe(true)
    expect((await response(route, (await aCustomer()).client.token, UNKNOWN)).isLogin).toBe(true)
  }
  expect((await response('GET /account', owner.client.token, UNKNOWN)).status).toBe(200)
})

test('after all of this the owner has what was there', async () => {
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
