import type { ShopContext } from '#worker/backend/http/shop.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import { widerNetworkOf } from '#worker/runtime/client-network.ts'
import {
  DROPPED_AFTER_HOURS,
  GROUPS,
  kindsBeyond,
  kindsOf,
  PER_ADDRESS,
  PER_ADDRESS_A_DAY,
  PER_NETWORK,
} from './mail-rules.ts'

/** Replaces an unknown network. Its mails are not counted by network. */
const NO_NETWORK = '-'

const quoted = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ')
const groupOf = (row: string) =>
  `CASE ${GROUPS.map((group) => `WHEN ${row}.kind IN (${quoted(kindsOf(group))}) THEN '${group}'`).join(' ')} END`
const later = (at: string, hours: number) =>
  `strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, '+${hours} hour')`

/** The mails of this batch to an address. */
const OF_BATCH = 'lower(recipient) = lower(?1) AND created_at = ?2 AND sent_at IS NULL'

// The newest mail replaces a waiting one.
const REPLACE = `DELETE FROM outbox WHERE lower(recipient) = lower(?1) AND created_at < ?2
  AND due_at > ?2 AND attempts = 0 AND sent_at IS NULL AND kind IN (${quoted(kindsBeyond('newest'))})
  AND kind IN (SELECT kind FROM outbox WHERE ${OF_BATCH})`
// A mail may be sent an hour after the mail of its group that is PER_NETWORK or PER_ADDRESS places
// before it.
const HOLD = `UPDATE outbox SET caused_by = ?3, due_at = max(due_at,
    coalesce((SELECT ${later('b.due_at', 1)} FROM outbox b
      WHERE b.caused_by = ?3 AND ?3 <> '${NO_NETWORK}' AND b.id <> outbox.id
        AND ${groupOf('b')} = ${groupOf('outbox')}
      ORDER BY b.due_at DESC LIMIT 1 OFFSET ${PER_NETWORK} - 1), ''),
    coalesce((SELECT ${later('b.due_at', 1)} FROM outbox b
      WHERE lower(b.recipient) = lower(outbox.recipient) AND b.caused_by IS NOT NULL
        AND b.id <> outbox.id AND ${groupOf('b')} = ${groupOf('outbox')}
      ORDER BY b.due_at DESC LIMIT 1 OFFSET ${PER_ADDRESS} - 1), ''))
  WHERE ${OF_BATCH} AND caused_by IS NULL AND ${groupOf('outbox')} IS NOT NULL`
const CAP = `UPDATE outbox SET due_at = min(due_at, ${later('created_at', 1)})
  WHERE ${OF_BATCH} AND kind IN (${quoted(kindsBeyond('newest'))})`
const DROP = `DELETE FROM outbox WHERE ${OF_BATCH}
  AND kind IN (${quoted(kindsBeyond('dropped'))}) AND due_at > ${later('created_at', DROPPED_AFTER_HOURS)}`

const DROP_OF_DAY = `DELETE FROM outbox WHERE ${OF_BATCH}
  AND kind IN (${quoted(kindsBeyond('dropped'))})
  AND (SELECT count(*) FROM outbox b
    WHERE lower(b.recipient) = lower(?1) AND b.caused_by IS NOT NULL
      AND b.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', ?2, '-1 day')
      AND ${groupOf('b')} = ${groupOf('outbox')}) > ${PER_ADDRESS_A_DAY}`

/**
 * Limits the mails of this batch to an address that anyone may have entered (`mail-rules.ts`). The
 * request itself is not delayed.
 */
export function holdMails(
  { db, network, at }: Pick<ShopContext, 'db' | 'network' | 'at'>,
  recipient: string,
): D1PreparedStatement[] {
  const causedBy = network === null ? NO_NETWORK : hashed(widerNetworkOf(network))
  const ofBatch = [recipient, at.toISOString()]
  return [
    db.prepare(REPLACE).bind(...ofBatch),
    db.prepare(HOLD).bind(...ofBatch, causedBy),
    db.prepare(CAP).bind(...ofBatch),
    db.prepare(DROP).bind(...ofBatch),
    db.prepare(DROP_OF_DAY).bind(...ofBatch),
  ]
}

/** The same for mails about an order of a guest, whose address is not confirmed. */
export function holdGuestMails(
  shop: Pick<ShopContext, 'db' | 'at'>,
  { guest, email }: Readonly<{ guest: boolean; email: string }>,
): D1PreparedStatement[] {
  return guest ? holdMails({ ...shop, network: null }, email) : []
}
