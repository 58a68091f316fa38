import { HOUR_MS } from '#shared/domain/durations.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { changes } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { CustomerTable } from '#worker/backend/tables/customers.ts'
import { CustomerAddress } from '#worker/backend/tables/order-records.ts'
import { CustomerGroup, GROUP_JSON } from './customer-group.ts'

const Account = z.object({
  emailKey: z.string(),
  shopperKey: z.string(),
  paymentMethodId: z.string().nullable(),
  requestedGroupId: z.string().nullable(),
  lockedAt: z.string().nullable(),
  optInSentAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  firstLoginAt: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
  group: CustomerGroup,
})
export type Account = z.infer<typeof Account>

/** Totals of a customer's orders, without cancelled ones. */
const Summary = z.object({
  orders: z.int(),
  orderedCents: z.int(),
  lastOrderAt: z.string().nullable(),
  reviews: z.int(),
})
export const NOTHING_YET: Summary = { orders: 0, orderedCents: 0, lastOrderAt: null, reviews: 0 }
type Summary = z.infer<typeof Summary>

const Row = CustomerTable.row.extend({
  addresses: json(z.array(CustomerAddress)),
  account: json(Account).nullable(),
  summary: json(Summary),
})

/** A customer or guest with all addresses, the billing address first. */
export type Customer = Readonly<{
  id: string
  number: string
  guest: boolean
  accountType: 'private' | 'business'
  email: string
  salutationId: string | null
  firstName: string
  lastName: string
  company: string | null
  vatIds: readonly string[]
  title: string | null
  /** YYYY-MM-DD */
  birthday: string | null
  locale: Locale
  defaultBillingAddressId: string
  defaultShippingAddressId: string
  createdAt: string
  /** The time of a guest's last visit, accurate to half a day. */
  seenAt: string
  addresses: readonly CustomerAddress[]
  /** Null for guests. */
  account: Account | null
  summary: Summary
}>

const selectBy = (id: string) => sql`SELECT ${CustomerTable.columns}, (
    SELECT json_group_array(json_object(
        'id', a.id, 'salutationId', a.salutation_id, 'firstName', a.first_name,
        'lastName', a.last_name, 'company', a.company, 'street', a.street,
        'additionalLine', a.additional_line, 'title', a.title, 'department', a.department,
        'secondLine', a.second_line, 'zipcode', a.zipcode, 'city', a.city,
        'countryId', a.country_id, 'countryStateId', a.country_state_id, 'phone', a.phone,
        'createdAt', a.created_at)
      ORDER BY a.id <> customer.default_billing_address_id, a.created_at)
    FROM customer_address a WHERE a.customer_id = customer.id) AS addresses, (
    SELECT json_object(
        'emailKey', a.email_key, 'shopperKey', a.shopper_key,
        'paymentMethodId', a.payment_method_id, 'requestedGroupId', a.requested_group_id,
        'lockedAt', a.locked_at, 'optInSentAt', a.opt_in_sent_at, 'confirmedAt', a.confirmed_at,
        'firstLoginAt', a.first_login_at, 'lastLoginAt', a.last_login_at,
        'group', ${GROUP_JSON})
    FROM customer_account a JOIN customer_group g ON g.id = a.group_id
    WHERE a.customer_id = customer.id) AS account, (
    SELECT json_object('orders', count(*), 'orderedCents', coalesce(sum(o.total_cents), 0),
        'lastOrderAt', max(o.placed_at), 'reviews',
        (SELECT count(*) FROM product_review r WHERE r.customer_id = customer.id))
    FROM orders o WHERE o.customer_id = customer.id AND o.state <> 'cancelled') AS summary
  FROM customer WHERE customer.id = ${id}`

/** One statement, alone or in a batch. It gives no row without a customer. */
export function selectCustomer(db: D1Database, id: string | null): D1PreparedStatement {
  return prepare(db, selectBy(id ?? ''))
}

/** The customer of a session. A locked customer counts as absent. */
export function readCustomer(results: readonly unknown[]): Customer | null {
  const customer = readAnyCustomer(results)
  return customer?.account?.lockedAt ? null : customer
}

/** The same, locked or not, for operators. */
export function readAnyCustomer([found]: readonly unknown[]): Customer | null {
  if (found === undefined) return null
  const { number, lastSeenAt, ...row } = Row.parse(found)
  return { ...row, number: String(number), seenAt: lastSeenAt ?? row.createdAt }
}

/** Maximum frequency of recording a guest's visit, so that most reads write nothing. */
const SEEN_EVERY_MS = 12 * HOUR_MS

/** Records a guest's visit. Guests without visits are deleted after some time. */
export async function noteGuest(
  db: D1Database,
  customer: Customer | null,
  at: Date,
): Promise<void> {
  if (!customer?.guest || at.getTime() - Date.parse(customer.seenAt) < SEEN_EVERY_MS) return
  await changes(db, sql`UPDATE customer SET last_seen_at = ${at} WHERE id = ${customer.id}`)
}

/**
 * An address of the customer by id. The default address if the id is not theirs. Throws an `Error`
 * for a customer without that address.
 */
export function addressOf(
  customer: Customer,
  id: string | null,
  role: 'billing' | 'shipping',
): CustomerAddress {
  const standard =
    role === 'billing' ? customer.defaultBillingAddressId : customer.defaultShippingAddressId
  const find = (addressId: string | null) =>
    customer.addresses.find((address) => address.id === addressId)
  const address = find(id) ?? find(standard)
  if (!address) throw new Error(`Customer ${customer.id} has no ${role} address`)
  return address
}

/** The name in a mail's salutation. */
export function nameOf(person: { readonly firstName: string; readonly lastName: string }): string {
  return `${person.firstName} ${person.lastName}`
}
