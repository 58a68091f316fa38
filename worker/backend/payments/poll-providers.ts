import { MINUTE_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { onlineProvider } from '../payment-providers/providers.ts'
import type { Deps } from '#worker/backend/http/shop.ts'
import { logEvent } from '#worker/runtime/log.ts'
import { settlePayment } from './settle-payment.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

/** A webhook that has not arrived within this time may never arrive. */
const SILENCE_MS = 2 * MINUTE_MS
const BATCH = 25
/** Limits the message for a row that the schema refuses, which can be very long. */
const MAX_MESSAGE_LENGTH = 200

const Waiting = z.object({ providerId: z.string() })

/**
 * Queries providers about open payments without news. A failing payment is logged and skipped, so
 * that it does not delay the others.
 */
export async function pollProviders(deps: Deps): Promise<void> {
  const provider = onlineProvider(deps)
  if (!provider) return
  const { db, at } = deps
  const silentSince = new Date(at.getTime() - SILENCE_MS)
  // The new time moves a payment to the end of the queue.
  const next = sql`UPDATE payment SET changed_at = ${at}
    WHERE id IN (SELECT id FROM payment
      WHERE state IN ('open', 'in_progress') AND provider_id IS NOT NULL
        AND changed_at <= ${silentSince}
      ORDER BY changed_at LIMIT ${BATCH})
    RETURNING provider_id AS providerId`
  let failed = 0
  for (const { providerId: id } of await all(db, Waiting, next)) {
    try {
      const reported = await provider.fetch(id)
      if (reported.ok) await settlePayment(deps, reported.value)
    } catch (error) {
      failed += 1
      logEvent('payment-not-settled', {
        payment: id,
        message: String(error).slice(0, MAX_MESSAGE_LENGTH),
      })
    }
  }
  if (failed > 0) throw new Error(`${failed} payments could not be settled`)
}
