import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { Address, Customer } from '#shared/schemas/store-api/context.ts'
import { StoreApiErrors } from '#shared/schemas/store-api/order.ts'
import { z } from '#shared/schemas/zod.ts'
import { createBackend } from '#worker/backend/app.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { aClient, type TestResponse, type Client } from '#tests/worker/backend/sales/client.ts'
import { CALLS, type Access, type Call } from './access.ts'
import { anOwner } from './owner.ts'
import { aCustomer, aGuest } from './people.ts'

const PREFIX = '/store-api'
const backend = createBackend()
const backendRoutes = () => backend.routes.filter(({ method }) => method !== 'ALL')
const NOT_LOGGED_IN = 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN'

/** The callers, from no login to a customer. */
const ACTORS = ['anonymous', 'guest', 'customer'] as const
type Actor = (typeof ACTORS)[number]
const LET_IN: Readonly<Record<Access, readonly Actor[]>> = {
  everybody: ['anonymous', 'guest', 'customer'],
  somebody: ['guest', 'customer'],
  customers: ['customer'],
}

async function act(actor: Actor): Promise<Client> {
  if (actor === 'anonymous') return aClient()
  return (actor === 'guest' ? await aGuest() : await aCustomer()).client
}

let clients: Readonly<Record<Actor, Client>>
let owner: Client
let victim: Awaited<ReturnType<typeof anOwner>>

beforeAll(async () => {
  const [anonymous, guest, customer] = [
    await act('anonymous'),
    await act('guest'),
    await act('customer'),
  ]
  clients = { anonymous, guest, customer }
  victim = await anOwner()
  owner = victim.client
})

/** The request of a caller who knows or guesses an id. */
function made(
  client: Client,
  route: string,
  { about, body }: Call,
  id: string,
): Promise<TestResponse> {
  const [method = '', path = ''] = route.split(' ')
  const named = path.replaceAll(/:\w+/g, id)
  if (method === 'GET') {
    const query = about === 'order' ? `?orderId=${id}` : ''
    return client.call(method, `${named}${query}`)
  }
  return client.call(method, named, about === 'order' ? { orderId: id } : (body ?? {}))
}

function codesOf({ status, body }: TestResponse): readonly string[] {
  const refused = StoreApiErrors.safeParse(body)
  const codes = refused.success ? refused.data.errors.map(({ code }) => code) : []
  return [String(status), ...codes]
}

test('the access matrix lists exactly the Store API routes', () => {
  const routes = backendRoutes()
    .filter(({ path }) => path.startsWith(`${PREFIX}/`))
    .map(({ method, path }) => `${method} ${path.slice(PREFIX.length)}`)
  const unsaid = [...new Set(routes)].filter((route) => !CALLS[route])
  const gone = Object.keys(CALLS).filter((route) => !routes.includes(route))
  expect({ unsaid, gone }, 'Say it in tests/worker/backend/account/access.ts').toEqual({
    unsaid: [],
    gone: [],
  })
})

/** Routes without session: pictures, callbacks of gateway and provider, the development mailbox. */
const WITHOUT_SESSION = /^\/(media|_payments|_gateway|_dev)\//
const operators = backendRoutes().filter(({ path }) => path.startsWith('/_ops/'))

test('routes outside the Store API and the operators’ API do not read the session', () => {
  const rest = backendRoutes().filter(({ path }) => !/^\/(store-api|_ops)\//.test(path))
  expect(rest.map(({ path }) => path).filter((path) => !WITHOUT_SESSION.test(path))).toEqual([])
})

test.each(operators)('$method $path requires the operators’ secret', async ({ method, path }) => {
  const url = `https://shop.test${path.replaceAll(/:\w+/g, 'any')}`
  for (const authorization of ['', 'Bearer ', 'Bearer wrong', `Bearer ${clients.customer.token}`]) {
    const headers = { authorization, 'sw-context-token': clients.customer.token }
    const ctx = createExecutionContext()
    const { status } = await backend.fetch(new Request(url, { method, headers }), env, ctx)
    expect(status).toBe(401)
  }
})

describe.each(ACTORS)('Store API access as %s', (actor) => {
  test.each(Object.entries(CALLS))(
    '%s is allowed or refused according to the matrix',
    async (route, call) => {
      const client = call.isFinal ? await act(actor) : clients[actor]
      const response = await made(client, route, call, newId())
      const isLockedOut = codesOf(response).join() === `403,${NOT_LOGGED_IN}`
      expect(isLockedOut).toBe(!LET_IN[call.access].includes(actor))
      // A wrong login returns 401 too, but no allowed caller is refused for its role.
      if (!isLockedOut) expect([403, 405]).not.toContain(response.status)
    },
  )
})

describe('another customer’s data is not found', () => {
  const about = Object.entries(CALLS).filter(([, call]) => call.about !== undefined)
  const cases = about.flatMap(([route, call]) =>
    (['guest', 'customer'] as const).map((actor) => ({ route, call, actor })),
  )
  test.each(cases)(
    '$route does not find the data of another $actor',
    async ({ route, call, actor }) => {
      const id = victim[`${call.about ?? 'order'}Id`]
      const foreign = codesOf(await made(clients[actor], route, call, id))
      const unknown = codesOf(await made(clients[actor], route, call, newId()))
      expect(foreign).toEqual(unknown)
      expect(Number(foreign[0])).toBeGreaterThanOrEqual(400)
    },
  )

  test('the order list contains only the caller’s own orders', async () => {
    const List = z.object({ orders: z.object({ elements: z.array(z.object({ id: z.string() })) }) })
    const seen = async (client: Client) => {
      const { orders } = await client.ask(List, 'POST', '/order', { ids: [victim.orderId] })
      return orders.elements.map(({ id }) => id)
    }
    expect(await seen(clients.guest)).toEqual([])
    expect(await seen(clients.customer)).toEqual([])
    expect(await seen(owner)).toEqual([victim.orderId])
  })

  test('another customer’s address cannot be chosen for the session', async () => {
    const refused = await clients.customer.refused('PATCH', '/context', {
      billingAddressId: victim.addressId,
    })
    expect(refused).toEqual([400, 'VIOLATION::ENTITY_DOES_NOT_EXISTS'])
  })

  test('after all attempts of others the owner’s data is unchanged', async () => {
    const List = z.object({ elements: z.array(Address) })
    const { elements } = await owner.ask(List, 'POST', '/account/list-address', {})
    expect(elements.map(({ id }) => id)).toContain(victim.addressId)
    const customer = await owner.ask(Customer, 'POST', '/account/customer')
    expect(customer.defaultBillingAddressId).not.toBe(victim.addressId)
  })
})
