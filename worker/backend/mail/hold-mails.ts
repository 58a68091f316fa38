import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import type { Shop } from '#worker/backend/http/shop.ts'

/** Mails an hour to one address; more may be a stranger typing it again and again. */
const PER_ADDRESS = 5
/** Mails an hour caused from one network, which may be a company's or a school's. */
const PER_NETWORK = 20
/** Stands for an unknown network. Mails caused from there are not counted by network. */
const NO_NETWORK = '-'

// A mail may be sent an hour after the mail that is PER_NETWORK or PER_ADDRESS places before it.
const HOLD = `UPDATE outbox SET caused_by = ?2, due_at = max(due_at,
    coalesce((SELECT strftime('%Y-%m-%dT%H:%M:%fZ', b.due_at, '+1 hour') FROM outbox b
      WHERE b.caused_by = ?2 AND ?2 <> '${NO_NETWORK}' AND b.id <> outbox.id
      ORDER BY b.due_at DESC LIMIT 1 OFFSET ?3 - 1), ''),
    coalesce((SELECT strftime('%Y-%m-%dT%H:%M:%fZ', b.due_at, '+1 hour') FROM outbox b
      WHERE lower(b.recipient) = lower(outbox.recipient) AND b.caused_by IS NOT NULL
        AND b.id <> outbox.id
      ORDER BY b.due_at DESC LIMIT 1 OFFSET ?4 - 1), ''))
  WHERE lower(recipient) = lower(?1) AND caused_by IS NULL AND sent_at IS NULL
    AND created_at = ?5`

/**
 * Delays the mails of this batch to an address that anybody may have typed, if the address or the
 * network had too many within an hour. The request itself is not delayed.
 */
export function holdMails(
  { db, network, at }: Pick<Shop, 'db' | 'network' | 'at'>,
  recipient: string,
): D1PreparedStatement {
  const causedBy = network === null ? NO_NETWORK : hashed(network)
  return db.prepare(HOLD).bind(recipient, causedBy, PER_NETWORK, PER_ADDRESS, at.toISOString())
}
