import { DEFAULT_LOCALE } from '#shared/i18n/locales.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { allOrdersOfAddress } from '#worker/backend/order/find-orders.ts'
import { orderStruct, type OrderView } from '#worker/backend/order/order-struct.ts'
import { viewOf } from '#worker/backend/order/order-view.ts'
import { storedSession } from '#worker/backend/shopper/customer-sessions.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { CustomerTable, RegistrationTable } from '#worker/backend/tables/customers.ts'
import { readAnyCustomer, selectCustomer, type Customer } from '../customers/customer.ts'
import { addressIn } from '../customers/customer-struct.ts'
import { customersOfAddress } from './data-of-address.ts'
import { dataOfAddress, dataOfCustomer, sessionStruct } from './stored-data.ts'
import { Registration } from '#worker/backend/tables/registration.ts'

type Deps = Pick<ShopContext, 'db' | 'vars' | 'sessions' | 'at'>

/**
 * The stored data of an address, on request of its owner (GDPR, article 15): the account, all
 * guests of the address, their orders, and data without a customer. No password and no token. Null
 * if nothing is stored.
 */
export async function exportAddress(shop: Deps, emailKey: string) {
  const { db, vars, at } = shop
  const customers = await customersOf(db, emailKey)
  const locale = customers[0]?.locale ?? DEFAULT_LOCALE
  const view = await viewOf({ db, locale, vars, at })
  const ids = customers.map(({ id }) => id)
  const [copies, orders, registrations, ofAddress] = await Promise.all([
    Promise.all(customers.map((customer) => customerCopy(shop, customer, view))),
    allOrdersOfAddress(db, emailKey, ids),
    registrationsOf(db, emailKey),
    dataOfAddress(db, emailKey),
  ])
  const copy = {
    customers: copies,
    orders: orders.map((order) => orderStruct(order, view)),
    registrations,
    ...ofAddress,
  }
  const isEmpty = Object.values(copy).every((part) =>
    Array.isArray(part) ? part.length === 0 : part === null,
  )
  return isEmpty ? null : { exportedAt: at.toISOString(), email: emailKey, ...copy }
}

/** The customers of an address, the account first. */
async function customersOf(db: D1Database, emailKey: string): Promise<readonly Customer[]> {
  const ids = await all(db, pick(CustomerTable, 'id').row, customersOfAddress(emailKey))
  if (ids.length === 0) return []
  const rows = await db.batch(ids.map(({ id }) => selectCustomer(db, id)))
  return rows.flatMap((row) => readAnyCustomer(row.results) ?? [])
}

async function customerCopy({ db, sessions, at }: Deps, customer: Customer, { places }: OrderView) {
  const { account, addresses, summary: _, salutationId, ...profile } = customer
  const [data, session] = await Promise.all([
    dataOfCustomer(db, customer.id, customer.locale),
    account && storedSession(sessions, { id: customer.id, shopperKey: account.shopperKey }, at),
  ])
  const salutation = places.salutations.find(({ id }) => id === salutationId)
  return {
    ...profile,
    salutation: salutation?.displayName ?? null,
    account: account && {
      group: account.group.name[customer.locale],
      lockedAt: account.lockedAt,
      optInSentAt: account.optInSentAt,
      confirmedAt: account.confirmedAt,
      firstLoginAt: account.firstLoginAt,
      lastLoginAt: account.lastLoginAt,
    },
    addresses: addresses.map((address) => addressIn(address, customer, places)),
    cart: session?.cart ?? null,
    sessions: session?.sessions.map(sessionStruct) ?? [],
    ...data,
  }
}

const Sent = pick(RegistrationTable, 'createdAt', 'confirmedAt')
const RegistrationRow = Sent.row.extend({ registration: json(Registration).nullable() })

/** Data of the last days' registrations. A confirmed one has no data any more. */
function registrationsOf(db: D1Database, emailKey: string) {
  return all(
    db,
    RegistrationRow,
    sql`SELECT ${Sent.columns}, data -> '$.registration' AS registration
      FROM registration WHERE email_key = ${emailKey} ORDER BY created_at`,
  )
}
