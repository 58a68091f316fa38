import { DAY_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { all, rowsOf } from '#worker/backend/sql/run.ts'
import { prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick, set } from '#worker/backend/sql/table.ts'
import { StockAlertTable } from '#worker/backend/tables/stock-alerts.ts'

export type StoredAlert = z.infer<typeof StockAlertTable.row>

/** Validity of a confirmation link. Unconfirmed alerts are deleted afterwards. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS
/** The maximum time that an alert waits for its product. */
const WAITING_RETENTION_MS = 365 * DAY_MS
/** Retention of a sent alert, for the link in its mail. */
const NOTIFIED_RETENTION_MS = 30 * DAY_MS

export type NewAlert = Pick<
  StoredAlert,
  'id' | 'emailKey' | 'email' | 'locale' | 'productId' | 'units' | 'tokenHash' | 'endKey'
>

const EndKey = pick(StockAlertTable, 'endKey')

/** Selects the key in earlier mails about this product to this address, for `readEndKey`. */
export function selectEndKey(
  db: D1Database,
  emailKey: string,
  productId: string,
): D1PreparedStatement {
  return prepare(
    db,
    sql`SELECT ${EndKey.columns} FROM stock_alert
      WHERE email_key = ${emailKey} AND product_id = ${productId}`,
  )
}

/** Null if the address has not requested the product before. */
export function readEndKey(result: D1Result | undefined): string | null {
  return rowsOf(EndKey.row, result)[0]?.endKey ?? null
}

/**
 * Stores a first or repeated request. A confirmed alert stays unchanged until its owner confirms
 * the new one.
 */
export function requestUpsert(db: D1Database, alert: NewAlert, at: Date): D1PreparedStatement {
  const { email, locale, tokenHash, units } = alert
  const request = {
    email,
    locale,
    tokenHash,
    requestedUnits: units,
    requestedAt: at.toISOString(),
  }
  const row = { ...alert, ...request, state: 'requested' } as const
  return prepare(
    db,
    sql`${insertInto(StockAlertTable, row)}
      ON CONFLICT (email_key, product_id) DO UPDATE SET ${set(StockAlertTable, request)},
        state = iif(state = 'waiting', state, 'requested')`,
  )
}

/** Confirms the request of the newest mail. A second confirmation changes only the time. */
export function confirmedUpdate(hash: string, at: Date): Sql {
  const since = new Date(at.getTime() - CONFIRM_WITHIN_MS)
  return sql`UPDATE stock_alert
    SET state = 'waiting', units = requested_units, confirmed_at = ${at}
    WHERE token_hash = ${hash} AND state <> 'notified' AND requested_at >= ${since}`
}

/** Deletes the alert with this key in its mails. */
export function endByKey(key: string): Sql {
  return sql`DELETE FROM stock_alert WHERE end_key = ${key}`
}

/**
 * Alerts whose product is available, the longest waiting first. Cloth must be available in one
 * piece, if the lengths of its rolls are known, and at least in the smallest purchase.
 */
export function dueAlerts(db: D1Database, limit: number): Promise<readonly StoredAlert[]> {
  return all(
    db,
    StockAlertTable.row,
    sql`SELECT ${StockAlertTable.columns}
      FROM stock_alert JOIN product p ON p.public_id = stock_alert.product_id
      WHERE stock_alert.state = 'waiting' AND p.orderable = 1
        AND (p.stock IS NULL OR p.stock >= max(stock_alert.units, p.min_purchase))
        AND (NOT EXISTS (SELECT 1 FROM product_roll r WHERE r.product_id = stock_alert.product_id)
          OR EXISTS (SELECT 1 FROM product_roll r
            WHERE r.product_id = stock_alert.product_id
              AND r.units >= max(stock_alert.units, p.min_purchase)))
      ORDER BY stock_alert.confirmed_at LIMIT ${limit}`,
  )
}

export function notifiedUpdate(db: D1Database, id: string, at: Date): D1PreparedStatement {
  return prepare(
    db,
    sql`UPDATE stock_alert SET state = 'notified', notified_at = ${at}
      WHERE id = ${id} AND state = 'waiting'`,
  )
}

/** The alerts of an address: unconfirmed, waiting, or sent recently. */
export function alertsOf(db: D1Database, emailKey: string): Promise<readonly StoredAlert[]> {
  return all(
    db,
    StockAlertTable.row,
    sql`SELECT ${StockAlertTable.columns} FROM stock_alert
      WHERE email_key = ${emailKey} ORDER BY requested_at`,
  )
}

/** Deletes all alerts of an address, for an erased account. */
export function deleteAlertsOf(db: D1Database, emailKey: string): D1PreparedStatement {
  return prepare(db, sql`DELETE FROM stock_alert WHERE email_key = ${emailKey}`)
}

/** Deletes alerts that were never confirmed, were sent, or have waited too long. */
export function purgeOldAlerts(db: D1Database, at: Date): D1PreparedStatement[] {
  const before = (ms: number) => new Date(at.getTime() - ms)
  return [
    sql`state = 'requested' AND requested_at < ${before(CONFIRM_WITHIN_MS)}`,
    sql`state = 'waiting' AND confirmed_at < ${before(WAITING_RETENTION_MS)}`,
    sql`state = 'notified' AND notified_at < ${before(NOTIFIED_RETENTION_MS)}`,
  ].map((isOld) => prepare(db, sql`DELETE FROM stock_alert WHERE ${isOld}`))
}

const Awaited = z.object({
  number: z.string(),
  name: json(LocaleText),
  stock: z.int().nullable(),
  waiting: z.int(),
  unconfirmed: z.int(),
  told: z.int(),
  /** The largest quantity of an alert, in sales units. */
  most: z.int(),
})

/** The products of alerts, the most requested first, without any address. */
export async function awaitedProducts(db: D1Database, limit: number) {
  const rows = await all(
    db,
    Awaited,
    sql`SELECT p.number, p.record->'$.name' AS name, p.stock,
        sum(a.state = 'waiting') AS waiting, sum(a.state = 'requested') AS unconfirmed,
        sum(a.state = 'notified') AS told, max(iif(a.state = 'waiting', a.units, 0)) AS most
      FROM stock_alert a JOIN product p ON p.public_id = a.product_id
      GROUP BY p.id ORDER BY waiting DESC, p.number LIMIT ${limit}`,
  )
  return rows.map(({ name, ...row }) => ({ ...row, name: name.de }))
}
