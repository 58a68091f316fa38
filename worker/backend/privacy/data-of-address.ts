import { isLocale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'

/**
 * The customers of an address `?1` in its compared form: the account, and guests. A guest has a row
 * for each session with an order.
 */
export const CUSTOMERS_OF_ADDRESS = `SELECT customer_id AS id FROM customer_account
  WHERE email_key = ?1
  UNION ALL SELECT id FROM customer WHERE guest = 1 AND lower(email) = ?1`

const Account = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  locale: z.string().refine(isLocale),
  shopper_key: z.string(),
})

/** The account of an address, locked or not. */
export async function accountOfAddress(db: D1Database, emailKey: string) {
  const row = await db
    .prepare(`SELECT c.email, c.first_name, c.last_name, c.locale, a.shopper_key
      FROM customer_account a JOIN customer c ON c.id = a.customer_id WHERE a.email_key = ?1`)
    .bind(emailKey)
    .first()
  return row && Account.parse(row)
}

const Guest = z.object({ email: z.string(), locale: z.string().refine(isLocale) })

/** The guest with this address who visited last. */
export async function latestGuestOfAddress(db: D1Database, emailKey: string) {
  const row = await db
    .prepare(`SELECT email, locale FROM customer WHERE guest = 1 AND lower(email) = ?1
      ORDER BY created_at DESC LIMIT 1`)
    .bind(emailKey)
    .first()
  return row && Guest.parse(row)
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

const COUNT = `WITH own AS MATERIALIZED (${CUSTOMERS_OF_ADDRESS}),
  bought AS MATERIALIZED (SELECT state FROM orders
    WHERE customer_id IN (SELECT id FROM own) OR lower(customer ->> 'email') = ?1)
  SELECT
    (SELECT count(*) FROM customer_account WHERE email_key = ?1) AS account,
    (SELECT count(*) FROM customer WHERE guest = 1 AND lower(email) = ?1) AS guests,
    (SELECT count(*) FROM customer_address WHERE customer_id IN (SELECT id FROM own)) AS addresses,
    (SELECT count(*) FROM wishlist_product WHERE customer_id IN (SELECT id FROM own)) AS wishlist,
    (SELECT count(*) FROM project WHERE customer_id IN (SELECT id FROM own)) AS projects,
    (SELECT count(*) FROM product_review WHERE customer_id IN (SELECT id FROM own)) AS reviews,
    (SELECT count(*) FROM inquiry WHERE email_key = ?1) AS inquiries,
    (SELECT count(*) FROM newsletter_recipient WHERE email_key = ?1) AS newsletter,
    (SELECT count(*) FROM stock_alert WHERE email_key = ?1) AS stockAlerts,
    (SELECT count(*) FROM registration WHERE email_key = ?1) AS registrations,
    (SELECT count(*) FROM email_change WHERE lower(email) = ?1) AS emailChanges,
    (SELECT count(*) FROM outbox WHERE lower(recipient) = ?1
      AND (sent_at IS NOT NULL OR mail IS NOT NULL)) AS mails,
    (SELECT count(*) FROM bought) AS orders,
    (SELECT count(*) FROM bought WHERE state IN ('open', 'in_progress')) AS openOrders,
    (SELECT count(*) FROM withdrawal WHERE lower(email) = ?1) AS withdrawals`

export function selectCounts(db: D1Database, emailKey: string): D1PreparedStatement {
  return db.prepare(COUNT).bind(emailKey)
}

export function readCounts(result: D1Result | undefined): Counts {
  return Counts.parse(result?.results[0])
}
