import { z } from '#shared/schemas/zod.ts'
import { text } from '#worker/backend/sql/columns.ts'
import { first } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { CustomerTable } from '#worker/backend/tables/customers.ts'

/**
 * SQL: the ids of customers of an address in its compared form: the account, and guests of the
 * checkout, who have a row for each session that they ordered in.
 */
export const customersOfAddress = (emailKey: string): Sql => sql`SELECT customer_id AS id
  FROM customer_account WHERE email_key = ${emailKey}
  UNION ALL SELECT id FROM customer WHERE guest = 1 AND lower(email) = ${emailKey}`

const Person = pick(CustomerTable, 'email', 'firstName', 'lastName', 'locale')
const Account = Person.row.extend({ shopperKey: text })

/** The account of an address, locked or not. */
export function accountOfAddress(db: D1Database, emailKey: string) {
  return first(
    db,
    Account,
    sql`SELECT ${Person.columns}, a.shopper_key AS shopperKey
      FROM customer_account a JOIN customer ON customer.id = a.customer_id
      WHERE a.email_key = ${emailKey}`,
  )
}

const Guest = pick(CustomerTable, 'email', 'locale')

/** The guest with this address who visited last. */
export function latestGuestOfAddress(db: D1Database, emailKey: string) {
  return first(
    db,
    Guest.row,
    sql`SELECT ${Guest.columns} FROM customer WHERE guest = 1 AND lower(email) = ${emailKey}
      ORDER BY created_at DESC LIMIT 1`,
  )
}

const Counts = z.object({
  account: z.int(),
  guests: z.int(),
  addresses: z.int(),
  wishlist: z.int(),
  projects: z.int(),
  reviews: z.int(),
  inquiries: z.int(),
  newsletter: z.int(),
  stockAlerts: z.int(),
  registrations: z.int(),
  emailChanges: z.int(),
  mails: z.int(),
  orders: z.int(),
  openOrders: z.int(),
  withdrawals: z.int(),
})
/** The number of stored records of an address, by kind. */
export type Counts = z.infer<typeof Counts>

const count = (emailKey: string) => sql`WITH own AS MATERIALIZED (${customersOfAddress(emailKey)}),
  bought AS MATERIALIZED (SELECT state FROM orders
    WHERE customer_id IN (SELECT id FROM own) OR lower(customer ->> 'email') = ${emailKey})
  SELECT
    (SELECT count(*) FROM customer_account WHERE email_key = ${emailKey}) AS account,
    (SELECT count(*) FROM customer WHERE guest = 1 AND lower(email) = ${emailKey}) AS guests,
    (SELECT count(*) FROM customer_address WHERE customer_id IN (SELECT id FROM own)) AS addresses,
    (SELECT count(*) FROM wishlist_product WHERE customer_id IN (SELECT id FROM own)) AS wishlist,
    (SELECT count(*) FROM project WHERE customer_id IN (SELECT id FROM own)) AS projects,
    (SELECT count(*) FROM product_review WHERE customer_id IN (SELECT id FROM own)) AS reviews,
    (SELECT count(*) FROM inquiry WHERE email_key = ${emailKey}) AS inquiries,
    (SELECT count(*) FROM newsletter_recipient WHERE email_key = ${emailKey}) AS newsletter,
    (SELECT count(*) FROM stock_alert WHERE email_key = ${emailKey}) AS stockAlerts,
    (SELECT count(*) FROM registration WHERE email_key = ${emailKey}) AS registrations,
    (SELECT count(*) FROM email_change WHERE lower(email) = ${emailKey}) AS emailChanges,
    (SELECT count(*) FROM outbox WHERE lower(recipient) = ${emailKey}
      AND (sent_at IS NOT NULL OR mail IS NOT NULL)) AS mails,
    (SELECT count(*) FROM bought) AS orders,
    (SELECT count(*) FROM bought WHERE state IN ('open', 'in_progress')) AS openOrders,
    (SELECT count(*) FROM withdrawal WHERE lower(email) = ${emailKey}) AS withdrawals`

export function selectCounts(db: D1Database, emailKey: string): D1PreparedStatement {
  return prepare(db, count(emailKey))
}

export function readCounts(result: D1Result | undefined): Counts {
  return Counts.parse(result?.results[0])
}
