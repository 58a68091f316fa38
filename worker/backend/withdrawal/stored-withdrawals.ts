import { DAY_MS } from '#shared/domain/durations.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { withdrawalId, type Declaration } from './withdrawal.ts'

const WithdrawalRow = z.object({
  id: z.string(),
  received_at: z.string(),
  locale: z.string().refine(isLocale),
  name: z.string(),
  email: z.string(),
  order_number: z.string(),
  lines: z.string(),
})
export type WithdrawalRow = z.infer<typeof WithdrawalRow>

const COLUMNS = 'id, received_at, locale, name, email, order_number, lines'
const INSERT = `INSERT OR IGNORE INTO withdrawal (${COLUMNS}) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`

/**
 * Stores a declaration in one batch with the receipt and the mail to the shop. Returns the stored
 * withdrawal: the first one if the same was declared twice.
 */
export async function saveWithdrawal(
  { db, vars, locale, network, at }: Pick<ShopContext, 'db' | 'vars' | 'locale' | 'network' | 'at'>,
  declaration: Declaration,
): Promise<WithdrawalRow> {
  const id = withdrawalId(declaration, at)
  const { name, email, orderNumber, lines } = declaration
  const mail = { subjectId: id, at }
  const results = await db.batch([
    db.prepare(INSERT).bind(id, at.toISOString(), locale, name, email, orderNumber, lines),
    outboxInsert(db, { ...mail, kind: 'withdrawal-received', locale, recipient: email }),
    outboxInsert(db, {
      ...mail,
      kind: 'ops-withdrawal',
      locale: 'de',
      recipient: vars.SHOP_EMAIL,
    }),
    ...((await isOfOrder(db, orderNumber, email)) ? [] : holdMails({ db, network, at }, email)),
    selectWithdrawal(db, id),
  ])
  return WithdrawalRow.parse(results.at(-1)?.results[0])
}

export async function findWithdrawal(db: D1Database, id: string): Promise<WithdrawalRow | null> {
  const row = await selectWithdrawal(db, id).first()
  return row && WithdrawalRow.parse(row)
}

/** The withdrawals that were declared with an address, oldest first. */
export async function withdrawalsOf(
  db: D1Database,
  email: string,
): Promise<readonly WithdrawalRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM withdrawal WHERE lower(email) = lower(?1) ORDER BY received_at, id`,
    )
    .bind(email)
    .all()
  return z.array(WithdrawalRow).parse(results)
}

const STORED_MS = 365 * DAY_MS
// Withdrawals from orders are stored as long as the orders.
const DELETE = `DELETE FROM withdrawal WHERE received_at < ?1 AND NOT EXISTS (SELECT 1 FROM orders o
  WHERE o.number = CAST(trim(order_number, '# ') AS INTEGER)
    AND lower(o.customer ->> 'email') = lower(withdrawal.email))`

/** Deletes declarations that name no order of their address, after a year. */
export function deleteForeignWithdrawals(db: D1Database, at: Date): D1PreparedStatement {
  return db.prepare(DELETE).bind(new Date(at.getTime() - STORED_MS).toISOString())
}

/** The latest withdrawals, newest first. */
export async function latestWithdrawals(
  db: D1Database,
  limit: number,
): Promise<readonly WithdrawalRow[]> {
  const { results } = await db
    .prepare(`SELECT ${COLUMNS} FROM withdrawal ORDER BY received_at DESC LIMIT ?1`)
    .bind(limit)
    .all()
  return z.array(WithdrawalRow).parse(results)
}

/**
 * Whether an order with this number was placed with this address. The result is never shown. It
 * decides whether a mail to this address may repeat free text, and whether it may be delayed.
 */
export async function isOfOrder(
  db: D1Database,
  orderNumber: string,
  email: string,
): Promise<boolean> {
  const [, number] = ORDER_NUMBER.exec(orderNumber) ?? []
  if (!number) return false
  const found = await db
    .prepare(`SELECT 1 FROM orders WHERE number = ?1 AND lower(customer ->> 'email') = lower(?2)`)
    .bind(Number(number), email)
    .first()
  return found !== null
}
const ORDER_NUMBER = /^#?\s*(\d{1,15})$/

function selectWithdrawal(db: D1Database, id: string): D1PreparedStatement {
  return db.prepare(`SELECT ${COLUMNS} FROM withdrawal WHERE id = ?1`).bind(id)
}
