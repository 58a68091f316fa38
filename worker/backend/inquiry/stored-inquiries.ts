import type { z } from '#shared/schemas/zod.ts'
import { emailKeyOf } from '#worker/backend/customers/credentials-input.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { inquiryId, type Inquiry } from './inquiry.ts'
import { all } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { InquiryTable } from '#worker/backend/tables/inquiries.ts'

const Shown = pick(
  InquiryTable,
  'id',
  'receivedAt',
  'locale',
  'name',
  'email',
  'phone',
  'subject',
  'comment',
  'number',
)
export type InquiryRow = z.infer<typeof Shown.row>

const SELECT = sql`SELECT ${Shown.columns} FROM inquiry`

/** Stores an inquiry in one batch with the mail to the shop and the receipt. */
export async function saveInquiry(
  { db, vars, locale, network, at }: Pick<ShopContext, 'db' | 'vars' | 'locale' | 'network' | 'at'>,
  inquiry: Inquiry,
  number: string | null,
): Promise<void> {
  const id = inquiryId(inquiry, at)
  const { name, email, phone, subject, comment } = inquiry
  const row = {
    id,
    receivedAt: at.toISOString(),
    locale,
    name,
    email,
    emailKey: emailKeyOf(email),
    phone,
    subject,
    comment,
    number,
  }
  const mail = { subjectId: id, at }
  await db.batch([
    prepare(db, sql`${insertInto(InquiryTable, row)} ON CONFLICT DO NOTHING`),
    outboxInsert(db, { ...mail, kind: 'inquiry-received', locale, recipient: email }),
    outboxInsert(db, { ...mail, kind: 'ops-inquiry', locale: 'de', recipient: vars.SHOP_EMAIL }),
    ...holdMails({ db, network, at }, email),
  ])
}

/** The latest inquiries, newest first. */
export function latestInquiries(db: D1Database, limit: number): Promise<readonly InquiryRow[]> {
  return all(db, Shown.row, sql`${SELECT} ORDER BY received_at DESC, id LIMIT ${limit}`)
}

/** The inquiry with this id, or the only one whose id starts with it. */
export async function findInquiry(db: D1Database, id: string): Promise<InquiryRow | null> {
  const begins = sql`${SELECT} WHERE id >= ${id} AND id < ${id} || 'g' LIMIT 2`
  const [first, second] = await all(db, Shown.row, begins)
  return first && !second ? first : null
}

/** The inquiries sent with an address. */
export function inquiriesOf(db: D1Database, email: string): Promise<readonly InquiryRow[]> {
  const own = sql`${SELECT} WHERE email_key = ${emailKeyOf(email)} ORDER BY received_at`
  return all(db, Shown.row, own)
}
