import { DAY_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { holdMails } from '#worker/backend/mail/hold-mails.ts'
import { outboxInsert } from '#worker/backend/mail/outbox.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { withdrawalId, type Declaration } from './withdrawal.ts'
import { all, first } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { WithdrawalTable } from '#worker/backend/tables/inquiries.ts'

export type WithdrawalRow = z.infer<typeof WithdrawalTable.row>

const SELECT = sql`SELECT ${WithdrawalTable.columns} FROM withdrawal`

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
  const row = { id, receivedAt: at.toISOString(), locale, name, email, orderNumber, lines }
  const mail = { subjectId: id, at }
  const results = await db.batch([
    prepare(db, sql`${insertInto(WithdrawalTable, row)} ON CONFLICT DO NOTHING`),
    outboxInsert(db, { ...mail, kind: 'withdrawal-received', locale, recipient: email }),
    outboxInsert(db, {
      ...mail,
      kind: 'ops-withdrawal',
      locale: 'de',
      recipient: vars.SHOP_EMAIL,
    }),
    ...((await isOfOrder(db, orderNumber, email)) ? [] : holdMails({ db, network, at }, email)),
    prepare(db, sql`${SELECT} WHERE id = ${id}`),
  ])
  return WithdrawalTable.row.parse(results.at(-1)?.results[0])
}

export function findWithdrawal(db: D1Database, id: string): Promise<WithdrawalRow | null> {
  return first(db, WithdrawalTable.row, sql`${SELECT} WHERE id = ${id}`)
}

/** The withdrawals that were declared with an address, oldest first. */
export function withdrawalsOf(db: D1Database, email: string): Promise<readonly WithdrawalRow[]> {
  const own = sql`${SELECT} WHERE lower(email) = lower(${email}) ORDER BY received_at, id`
  return all(db, WithdrawalTable.row, own)
}

const STORED_MS = 365 * DAY_MS

/** Deletes declarations that name no order of their address, after a year. */
export function deleteForeignWithdrawals(db: D1Database, at: Date): D1PreparedStatement {
  return prepare(
    db,
    sql`DELETE FROM withdrawal WHERE received_at < ${new Date(at.getTime() - STORED_MS)}
      AND NOT EXISTS (SELECT 1 FROM orders o
        WHERE o.number = CAST(trim(order_number, '# ') AS INTEGER)
          AND lower(o.customer ->> 'email') = lower(withdrawal.email))`,
  )
}

/** The latest withdrawals, newest first. */
export function latestWithdrawals(
  db: D1Database,
  limit: number,
): Promise<readonly WithdrawalRow[]> {
  return all(db, WithdrawalTable.row, sql`${SELECT} ORDER BY received_at DESC LIMIT ${limit}`)
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
  const found = await first(
    db,
    z.object({ number: z.int() }),
    sql`SELECT number FROM orders
      WHERE number = ${Number(number)} AND lower(customer ->> 'email') = lower(${email})`,
  )
  return found !== null
}
const ORDER_NUMBER = /^#?\s*(\d{1,15})$/
