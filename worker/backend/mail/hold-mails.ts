import { DAY_MS } from '#shared/domain/durations.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import { identifier, list, prepare, sql, type Sql } from '#worker/backend/sql/sql.ts'
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

/** SQL: the group of a mail. */
const groupOf = (row: 'b' | 'outbox') =>
  sql`CASE ${list(
    GROUPS.map(
      (group) => sql`WHEN ${identifier(row)}.kind IN (${list(kindsOf(group))}) THEN ${group}`,
    ),
    ' ',
  )} END`

const later = (at: Sql, hours: number) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${at}, ${`+${hours} hour`})`

/** SQL: an hour after the mail of the same group that is `places` before; '' if there is none. */
const hourAfter = (isCounted: Sql, places: number) => sql`coalesce((
  SELECT ${later(sql`b.due_at`, 1)} FROM outbox b
  WHERE ${isCounted} AND b.id <> outbox.id AND ${groupOf('b')} = ${groupOf('outbox')}
  ORDER BY b.due_at DESC LIMIT 1 OFFSET ${places - 1}), '')`

/**
 * Limits the mails of this batch to an address that anyone may have entered (`mail-rules.ts`). The
 * request itself is not delayed.
 */
export function holdMails(
  { db, network, at }: Pick<ShopContext, 'db' | 'network' | 'at'>,
  recipient: string,
): D1PreparedStatement[] {
  const causedBy = network === null ? NO_NETWORK : hashed(widerNetworkOf(network))
  const ofNetwork = sql`b.caused_by = ${causedBy} AND ${causedBy} <> ${NO_NETWORK}`
  const ofAddress = sql`lower(b.recipient) = lower(outbox.recipient) AND b.caused_by IS NOT NULL`
  const ofBatch = sql`lower(recipient) = lower(${recipient}) AND created_at = ${at}
    AND sent_at IS NULL`
  return [
    // The newest mail replaces a waiting one.
    sql`DELETE FROM outbox WHERE lower(recipient) = lower(${recipient}) AND created_at < ${at}
      AND due_at > ${at} AND attempts = 0 AND sent_at IS NULL
      AND kind IN (${list(kindsBeyond('newest'))})
      AND kind IN (SELECT kind FROM outbox WHERE ${ofBatch})`,
    sql`UPDATE outbox SET caused_by = ${causedBy}, due_at = max(due_at,
        ${hourAfter(ofNetwork, PER_NETWORK)}, ${hourAfter(ofAddress, PER_ADDRESS)})
      WHERE ${ofBatch} AND caused_by IS NULL AND ${groupOf('outbox')} IS NOT NULL`,
    sql`UPDATE outbox SET due_at = min(due_at, ${later(sql`created_at`, 1)})
      WHERE ${ofBatch} AND kind IN (${list(kindsBeyond('newest'))})`,
    sql`DELETE FROM outbox WHERE ${ofBatch} AND kind IN (${list(kindsBeyond('dropped'))})
      AND due_at > ${later(sql`created_at`, DROPPED_AFTER_HOURS)}`,
    sql`DELETE FROM outbox WHERE ${ofBatch} AND kind IN (${list(kindsBeyond('dropped'))})
      AND (SELECT count(*) FROM outbox b
        WHERE lower(b.recipient) = lower(${recipient}) AND b.caused_by IS NOT NULL
          AND b.created_at > ${new Date(at.getTime() - DAY_MS)}
          AND ${groupOf('b')} = ${groupOf('outbox')}) > ${PER_ADDRESS_A_DAY}`,
  ].map((statement) => prepare(db, statement))
}

/** The same for mails about an order of a guest, whose address is not confirmed. */
export function holdGuestMails(
  shop: Pick<ShopContext, 'db' | 'at'>,
  { guest, email }: Readonly<{ guest: boolean; email: string }>,
): D1PreparedStatement[] {
  return guest ? holdMails({ ...shop, network: null }, email) : []
}
