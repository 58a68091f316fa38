import { DAY_MS } from '#shared/domain/durations.ts'
import { isLocale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { LocaleText } from '#shared/schemas/import/text.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

const Row = z.object({
  id: z.string(),
  email_key: z.string(),
  email: z.string(),
  locale: z.string().refine(isLocale),
  product_id: z.string(),
  units: z.int(),
  state: z.enum(['requested', 'waiting', 'notified']),
  end_key: z.string(),
  requested_at: z.string(),
  confirmed_at: z.string().nullable(),
  notified_at: z.string().nullable(),
})
export type StoredAlert = z.infer<typeof Row>

/** Validity of a confirmation link. Unconfirmed alerts are deleted afterwards. */
const CONFIRM_WITHIN_MS = 7 * DAY_MS
/** The maximum time that an alert waits for its product. */
const WAITING_KEPT_MS = 365 * DAY_MS
/** Retention of a sent alert, for the link in its mail. */
const TOLD_KEPT_MS = 30 * DAY_MS

export type NewAlert = Pick<
  StoredAlert,
  'id' | 'email_key' | 'email' | 'locale' | 'product_id' | 'units' | 'end_key'
> & { readonly hash: string }

/** Selects the key in earlier mails about this product to this address, for `readEndKey`. */
export function selectEndKey(
  db: D1Database,
  emailKey: string,
  productId: string,
): D1PreparedStatement {
  return db
    .prepare('SELECT end_key FROM stock_alert WHERE email_key = ?1 AND product_id = ?2')
    .bind(emailKey, productId)
}

/** Null if the address has not requested the product before. */
export function readEndKey(results: readonly unknown[]): string | null {
  const [row] = z.array(Row.pick({ end_key: true })).parse(results)
  return row?.end_key ?? null
}

/**
 * Stores a first or repeated request. A confirmed alert stays unchanged until its owner confirms
 * the new one.
 */
export function requestUpsert(db: D1Database, request: NewAlert, at: Date): D1PreparedStatement {
  const { id, email_key: emailKey, email, locale, product_id: productId, units } = request
  const { hash, end_key: endKey } = request
  return db
    .prepare(`INSERT INTO stock_alert (id, email_key, email, locale, product_id, units,
        requested_units, state, token_hash, end_key, requested_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, 'requested', ?7, ?8, ?9)
      ON CONFLICT (email_key, product_id) DO UPDATE SET requested_units = ?6, token_hash = ?7,
        email = ?3, locale = ?4, requested_at = ?9, state = iif(state = 'waiting', state, 'requested')`)
    .bind(id, emailKey, email, locale, productId, units, hash, endKey, at.toISOString())
}

/** Confirms the request of the newest mail. A second confirmation changes only the time. */
export function confirmedUpdate(db: D1Database, hash: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE stock_alert SET state = 'waiting', units = requested_units, confirmed_at = ?2
      WHERE token_hash = ?1 AND state <> 'notified' AND requested_at >= ?3`)
    .bind(hash, at.toISOString(), new Date(at.getTime() - CONFIRM_WITHIN_MS).toISOString())
}

/** Deletes the alert with this key in its mails. */
export function endByKey(db: D1Database, key: string): D1PreparedStatement {
  return db.prepare('DELETE FROM stock_alert WHERE end_key = ?1').bind(key)
}

// Cloth must be available in one piece if the lengths of its rolls are known. Less than the minimum
// quantity does not count.
const DUE = `SELECT a.* FROM stock_alert a JOIN product p ON p.public_id = a.product_id
  WHERE a.state = 'waiting' AND p.orderable = 1
    AND (p.stock IS NULL OR p.stock >= max(a.units, p.min_purchase))
    AND (NOT EXISTS (SELECT 1 FROM product_roll r WHERE r.product_id = a.product_id)
      OR EXISTS (SELECT 1 FROM product_roll r
        WHERE r.product_id = a.product_id AND r.units >= max(a.units, p.min_purchase)))
  ORDER BY a.confirmed_at LIMIT ?1`

/** Alerts whose product is available, the longest waiting first. */
export async function dueAlerts(db: D1Database, limit: number): Promise<readonly StoredAlert[]> {
  const { results } = await db.prepare(DUE).bind(limit).all()
  return z.array(Row).parse(results)
}

export function notifiedUpdate(db: D1Database, id: string, at: Date): D1PreparedStatement {
  return db
    .prepare(`UPDATE stock_alert SET state = 'notified', notified_at = ?2
      WHERE id = ?1 AND state = 'waiting'`)
    .bind(id, at.toISOString())
}

/** The alerts of an address: unconfirmed, waiting, or sent recently. */
export async function alertsOf(db: D1Database, emailKey: string): Promise<readonly StoredAlert[]> {
  const { results } = await db
    .prepare('SELECT * FROM stock_alert WHERE email_key = ?1 ORDER BY requested_at')
    .bind(emailKey)
    .all()
  return z.array(Row).parse(results)
}

/** Deletes all alerts of an address, for an erased account. */
export function deleteAlertsOf(db: D1Database, emailKey: string): D1PreparedStatement {
  return db.prepare('DELETE FROM stock_alert WHERE email_key = ?1').bind(emailKey)
}

/** Deletes alerts that were never confirmed, were sent, or have waited too long. */
export function purgeOldAlerts(db: D1Database, at: Date): D1PreparedStatement[] {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  const forget = (state: StoredAlert['state'], since: string, ms: number) =>
    db.prepare(`DELETE FROM stock_alert WHERE state = ?1 AND ${since} < ?2`).bind(state, before(ms))
  return [
    forget('requested', 'requested_at', CONFIRM_WITHIN_MS),
    forget('waiting', 'confirmed_at', WAITING_KEPT_MS),
    forget('notified', 'notified_at', TOLD_KEPT_MS),
  ]
}

const AWAITED = `SELECT p.number, p.record->'$.name' AS name, p.stock,
    sum(a.state = 'waiting') AS waiting, sum(a.state = 'requested') AS unconfirmed,
    sum(a.state = 'notified') AS told, max(iif(a.state = 'waiting', a.units, 0)) AS most
  FROM stock_alert a JOIN product p ON p.public_id = a.product_id
  GROUP BY p.id ORDER BY waiting DESC, p.number LIMIT ?1`
const AwaitedRow = z.object({
  number: z.string(),
  name: jsonColumn(LocaleText),
  stock: z.int().nullable(),
  waiting: z.int(),
  unconfirmed: z.int(),
  told: z.int(),
  /** The largest quantity of an alert, in sales units. */
  most: z.int(),
})

/** The products of alerts, the most requested first, without any address. */
export async function awaitedProducts(db: D1Database, limit: number) {
  const { results } = await db.prepare(AWAITED).bind(limit).all()
  return z
    .array(AwaitedRow)
    .parse(results)
    .map(({ name, ...row }) => ({ ...row, name: name.de }))
}
