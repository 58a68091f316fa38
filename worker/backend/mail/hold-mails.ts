import { hashed } from '#worker/backend/rate-limit/throttle.ts'
import type { Shop } from '#worker/backend/http/shop.ts'

/** As many an hour as anybody needs, and the most that a stranger can cause. */
const PER_ADDRESS = 5
/** A company's or a school's network; more than this comes from a machine. */
const PER_NETWORK = 20
/** Stands for callers whose network is unknown: they are not counted together. */
const NO_NETWORK = '-'

// A mail may leave an hour after the one that is this many places before it.
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
 * Delays mails to an address that anybody may have typed, in the same batch that wrote them. The
 * request itself is carried out at once; only its mail waits until the address and the network have
 * had few enough within an hour.
 */
export function holdMails(
  { db, network, at }: Pick<Shop, 'db' | 'network' | 'at'>,
  recipient: string,
): D1PreparedStatement {
  const causedBy = network === null ? NO_NETWORK : hashed(network)
  return db.prepare(HOLD).bind(recipient, causedBy, PER_NETWORK, PER_ADDRESS, at.toISOString())
}
