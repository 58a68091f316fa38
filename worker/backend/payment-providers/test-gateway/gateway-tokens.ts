import { MINUTE_MS } from '#shared/domain/durations.ts'
import { z } from '#shared/schemas/zod.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { isCardFate, type CardFate } from './cards.ts'

/** Long enough to read an order once more. */
const LIFETIME_MS = 15 * MINUTE_MS

/**
 * Created on first use: a value that the module creates would be part of a build to deploy, too.
 */
const cardIn = (row: unknown) => z.object({ fate: z.string().refine(isCardFate) }).parse(row)

const FORGET = 'DELETE FROM test_gateway_token WHERE created_at <= ?1'
const INSERT = `INSERT OR IGNORE INTO test_gateway_token (token, ticket, fate, created_at)
  VALUES (?1, ?2, ?3, ?4)`
// Asked again for the payment that took it, it answers the same: that request was sent twice.
const TAKE = `UPDATE test_gateway_token SET payment_id = ?2
  WHERE token = ?1 AND created_at > ?3 AND (payment_id IS NULL OR payment_id = ?2)
  RETURNING fate`

/** The cards that were typed into the gateway's fields, under names that say nothing of them. */
export function gatewayTokens(db: D1Database) {
  return {
    /** The token of a card; null if its ticket has made one. */
    make: async (ticket: string, fate: CardFate, at: Date): Promise<string | null> => {
      const token = `tkn_${newId()}`
      const [, inserted] = await db.batch([
        db.prepare(FORGET).bind(tooOld(at)),
        db.prepare(INSERT).bind(token, ticket, fate, at.toISOString()),
      ])
      return inserted?.meta.changes ? token : null
    },
    /** What becomes of the card behind a token; null if it pays nothing, or pays something else. */
    take: async (token: string, paymentId: string, at: Date): Promise<CardFate | null> => {
      const row = await db.prepare(TAKE).bind(token, paymentId, tooOld(at)).first()
      return row && cardIn(row).fate
    },
  }
}

const tooOld = (at: Date) => new Date(at.getTime() - LIFETIME_MS).toISOString()
