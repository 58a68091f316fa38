import { isLocale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { inquiryId, type Inquiry } from './inquiry.ts'

const Row = z.object({
  id: z.string(),
  received_at: z.string(),
  locale: z.string().refine(isLocale),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  comment: z.string(),
  number: z.string().nullable(),
})
export type InquiryRow = z.infer<typeof Row>

const COLUMNS = 'id, received_at, locale, name, email, phone, subject, comment, number'
const INSERT = `INSERT OR IGNORE INTO inquiry (${COLUMNS}, email_key)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)`

/** Stores an inquiry in one batch with the mail to the shop and the receipt. */
export async function saveInquiry(
  { db, vars, locale, network, at }: Pick<ShopContext, 'db' | 'vars' | 'locale' | 'network' | 'at'>,
  inquiry: Inquiry,
  number: string | null,
): Promise<void> {
  const id = inquiryId(inquiry, at)
  const { name, email, phone, subject, comment } = inquiry
  const values = [id, at.toISOString(), locale, name, email, phone, subject, comment, number]
  const mail = { subjectId: id, at }
  await db.batch([
    db.prepare(INSERT).bind(...values, emailKeyOf(email)),
    outboxInsert(db, { ...mail, kind: 'inquiry-received', locale, recipient: email }),
    outboxInsert(db, { ...mail, kind: 'ops-inquiry', locale: 'de', recipient: vars.SHOP_EMAIL }),
    ...holdMails({ db, network, at }, email),
  ])
}

/** The latest inquiries, newest first. */
export async function latestInquiries(
  db: D1Database,
  limit: number,
): Promise<readonly InquiryRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM inquiry ORDER BY received_at DESC, id LIMIT ?1`)
    .bind(limit)
    .all()
  return z.array(Row).parse(results)
}

/** The inquiry with this id, or the only one whose id starts with it. */
export async function findInquiry(db: D1Database, id: string): Promise<InquiryRow | null> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM inquiry WHERE id >= ?1 AND id < ?1 || 'g' LIMIT 2`)
    .bind(id)
    .all()
  const [first, second] = z.array(Row).parse(results)
  return first && !second ? first : null
}

/** The inquiries sent with an address. */
export async function inquiriesOf(db: D1Database, email: string): Promise<readonly InquiryRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM inquiry WHERE email_key = ?1 ORDER BY received_at`)
    .bind(emailKeyOf(email))
    .all()
  return z.array(Row).parse(results)
}
