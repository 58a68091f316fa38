import { z } from '#shared/schemas/zod.ts'
import { int, json, text } from '#worker/backend/sql/columns.ts'
import { all, first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { CustomerTable } from '#worker/backend/tables/customers.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'

const Row = CustomerTable.row.extend({
  number: int.transform(String),
  groupKey: text.nullable(),
  requestedGroupKey: text.nullable(),
  shopperKey: text.nullable(),
  lockedAt: text.nullable(),
  lastLoginAt: text.nullable(),
  orders: int,
  addresses: json(z.array(z.record(z.string(), z.string().nullable()))),
})
export type CustomerRow = z.infer<typeof Row>

const SELECT = sql`SELECT ${CustomerTable.columns}, g.key AS groupKey,
    r.key AS requestedGroupKey, a.shopper_key AS shopperKey, a.locked_at AS lockedAt,
    a.last_login_at AS lastLoginAt,
    (SELECT count(*) FROM orders WHERE customer_id = customer.id) AS orders,
    (SELECT json_group_array(json_object('firstName', d.first_name, 'lastName', d.last_name,
        'title', d.title, 'company', d.company, 'department', d.department, 'street', d.street,
        'additionalLine', d.additional_line, 'secondLine', d.second_line,
        'zipcode', d.zipcode, 'city', d.city, 'country', k.iso, 'phone', d.phone))
      FROM customer_address d LEFT JOIN country k ON k.public_id = d.country_id
      WHERE d.customer_id = customer.id) AS addresses
  FROM customer
  LEFT JOIN customer_account a ON a.customer_id = customer.id
  LEFT JOIN customer_group g ON g.id = a.group_id
  LEFT JOIN customer_group r ON r.id = a.requested_group_id`

export type CustomerSearch = Readonly<{
  /** A part of the email address or name; '' finds everyone. */
  text: string
  /** Whether to include guests of the checkout. */
  guests: boolean
  /** Only customers who await a customer group. */
  requests: boolean
  /** The customer number after which the page starts. */
  after: number
  limit: number
}>

/** Finds customers, ordered by number. */
export function findCustomers(
  db: D1Database,
  { text: searched, guests, requests, after, limit }: CustomerSearch,
): Promise<readonly CustomerRow[]> {
  const words = sql`customer.email || ' ' || customer.first_name || ' ' || customer.last_name`
  return all(
    db,
    Row,
    sql`${SELECT}
      WHERE customer.number > ${after} AND (${guests} = 1 OR customer.guest = 0)
        AND (${requests} = 0 OR a.requested_group_id IS NOT NULL)
        AND EXISTS (SELECT 1 FROM json_each(${spellingsOf(searched)})
          WHERE instr(lower(${words}), lower(value)) > 0)
      ORDER BY customer.number LIMIT ${limit}`,
  )
}

/** Spellings of a text, because SQLite's `lower` changes only ASCII letters, not Ö to ö. */
function spellingsOf(words: string): readonly string[] {
  const small = words.toLowerCase()
  const capitalised = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([small, capitalised, words.toUpperCase()])]
}

/** A customer by number, or by the email address of the account. */
export function findCustomer(db: D1Database, who: string): Promise<CustomerRow | null> {
  const key = emailKeyOf(who)
  const isMatch = /^\d+$/.test(who)
    ? sql`customer.number = CAST(${key} AS INTEGER)`
    : sql`a.email_key = ${key}`
  return first(db, Row, sql`${SELECT} WHERE ${isMatch}`)
}
