import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'

const Row = z.object({
  id: z.string(),
  number: z.int().transform(String),
  guest: z.int().transform((value) => value === 1),
  account_type: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().nullable(),
  vat_ids: jsonColumn(z.array(z.string())),
  locale: z.string().refine(isLocale),
  created_at: z.string(),
  group_key: z.string().nullable(),
  requested_group_key: z.string().nullable(),
  shopper_key: z.string().nullable(),
  locked_at: z.string().nullable(),
  last_login_at: z.string().nullable(),
  orders: z.int(),
  addresses: jsonColumn(z.array(z.record(z.string(), z.string().nullable()))),
})
export type CustomerRow = z.infer<typeof Row>

const SELECT = `SELECT c.*, g.key AS group_key, r.key AS requested_group_key, a.shopper_key,
    a.locked_at, a.last_login_at,
    (SELECT count(*) FROM orders WHERE customer_id = c.id) AS orders,
    (SELECT json_group_array(json_object('firstName', d.first_name, 'lastName', d.last_name,
        'title', d.title, 'company', d.company, 'department', d.department, 'street', d.street,
        'additionalLine', d.additional_line, 'secondLine', d.second_line,
        'zipcode', d.zipcode, 'city', d.city, 'country', k.iso, 'phone', d.phone))
      FROM customer_address d LEFT JOIN country k ON k.public_id = d.country_id
      WHERE d.customer_id = c.id) AS addresses
  FROM customer c
  LEFT JOIN customer_account a ON a.customer_id = c.id
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
export async function findCustomers(
  db: D1Database,
  { text, guests, requests, after, limit }: CustomerSearch,
): Promise<readonly CustomerRow[]> {
  const { results } = await db
    .prepare(`${SELECT}
      WHERE c.number > ?1 AND (?2 = 1 OR c.guest = 0) AND (?3 = 0 OR a.requested_group_id IS NOT NULL)
        AND EXISTS (SELECT 1 FROM json_each(?4)
          WHERE instr(lower(c.email || ' ' || c.first_name || ' ' || c.last_name), lower(value)) > 0)
      ORDER BY c.number LIMIT ?5`)
    .bind(after, guests ? 1 : 0, requests ? 1 : 0, JSON.stringify(spellingsOf(text)), limit)
    .all()
  return z.array(Row).parse(results)
}

/** Spellings of a text, because SQLite's `lower` changes only ASCII letters, not Ö to ö. */
function spellingsOf(text: string): readonly string[] {
  const small = text.toLowerCase()
  const capitalised = small.replace(/(?<!\p{L})\p{L}/gu, (first) => first.toUpperCase())
  return [...new Set([small, capitalised, text.toUpperCase()])]
}

/** A customer by number, or by the email address of the account. */
export async function findCustomer(db: D1Database, who: string): Promise<CustomerRow | null> {
  const isNumber = /^\d+$/.test(who)
  const row = await db
    .prepare(`${SELECT} WHERE ${isNumber ? 'c.number = CAST(?1 AS INTEGER)' : 'a.email_key = ?1'}`)
    .bind(emailKeyOf(who))
    .first()
  return row && Row.parse(row)
}
