import type { Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { sessionsOf, varsOf, type Deps } from '#worker/backend/http/shop.ts'
import { sendSoon } from '#worker/backend/mail/send-soon.ts'
import { listLimit } from '../list-limit.ts'
import { opsBody } from '../ops-body.ts'
import { grantGroup, lockCustomer, resendOptIn, unlockCustomer } from './change-customer.ts'
import { findCustomer, findCustomers, type CustomerRow } from './find-customers.ts'

type C = Context<BackendEnv>

const Flag = z.stringbool().catch(false)
const Search = z.object({
  text: z.string().max(200).catch(''),
  guests: Flag,
  requests: Flag,
  details: Flag,
  after: z.coerce.number().int().min(0).catch(0),
  limit: listLimit(50),
})
const Grant = z.strictObject({ group: z.string().min(1).max(64) })
const Resend = z.strictObject({ email: z.string().min(1).max(254) })

/** Customers for operators: list, show, grant a group, lock, unlock, and resend a mail. */
export const customerOps = backendFactory
  .createApp()
  .get('/_ops/customers', async (c) => {
    const search = Search.parse(c.req.query())
    const rows = await findCustomers(c.env.DB, search)
    return c.json({ customers: rows.map(search.details ? customerDetails : customerSummary) })
  })
  .get('/_ops/customers/:who', (c) => withCustomer(c, async () => null))
  .post('/_ops/customers/:who/group', async (c) => {
    const body = await opsBody(c, Grant)
    if (!body.ok) return body.error
    return withCustomer(c, async (row, deps) => {
      const isGranted = await grantGroup(deps, row, body.value.group)
      return isGranted ? null : `There is no customer group "${body.value.group}".`
    })
  })
  .post('/_ops/customers/:who/lock', (c) =>
    withCustomer(c, async (row, deps) => {
      await lockCustomer(deps, sessionsOf(c), row)
      return null
    }),
  )
  .post('/_ops/customers/:who/unlock', (c) =>
    withCustomer(c, async (row, deps) => {
      await unlockCustomer(deps, row)
      return null
    }),
  )
  .post('/_ops/registrations/resend', async (c) => {
    const body = await opsBody(c, Resend)
    if (!body.ok) return body.error
    const deps = depsOf(c)
    const isSent = await resendOptIn(deps, body.value.email)
    if (!isSent) return refuse(c, 'No registration of this address awaits confirmation.')
    sendSoon(c, deps.at)
    return c.json({ sent: true })
  })

/** Finds the customer, applies a change, and responds with the changed customer. */
async function withCustomer(
  c: C,
  change: (row: CustomerRow, deps: Deps) => Promise<string | null>,
): Promise<Response> {
  const who = c.req.param('who') ?? ''
  const row = await findCustomer(c.env.DB, who)
  if (!row) return refuse(c, `There is no customer ${who.slice(0, 100)}.`)
  const isRead = c.req.method === 'GET'
  if (!isRead && row.guest) return refuse(c, 'A guest has no account.')
  const deps = depsOf(c)
  const refused = await change(row, deps)
  if (refused !== null) return refuse(c, refused)
  if (!isRead) sendSoon(c, deps.at)
  const now = isRead ? row : await findCustomer(c.env.DB, row.number)
  return c.json(customerDetails(now ?? row))
}

function depsOf(c: C): Deps {
  return { db: c.env.DB, vars: varsOf(c.env), at: new Date() }
}

function refuse(c: C, detail: string): Response {
  return storeApiError(c, { status: 404, code: '0', detail })
}

/** A customer in a list. */
function customerSummary(row: CustomerRow) {
  return {
    number: row.number,
    email: row.email,
    name: `${row.firstName} ${row.lastName}`,
    company: row.company,
    guest: row.guest,
    group: row.groupKey,
    requestedGroup: row.requestedGroupKey,
    locked: row.lockedAt !== null,
    orders: row.orders,
    createdAt: row.createdAt,
    lastLoginAt: row.lastLoginAt,
  }
}

/** The data with which operators help a customer; never a password or a token. */
function customerDetails(row: CustomerRow) {
  return {
    ...customerSummary(row),
    id: row.id,
    accountType: row.accountType,
    vatIds: row.vatIds,
    locale: row.locale,
    lockedAt: row.lockedAt,
    addresses: row.addresses,
  }
}
