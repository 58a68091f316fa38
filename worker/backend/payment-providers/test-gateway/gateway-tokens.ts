import { Buffer } from 'node:buffer'
import { MINUTE_MS, HOUR_MS } from '#shared/domain/durations.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import { isCardScenario, type CardScenario } from './cards.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { batch, first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { insertInto, pick } from '#worker/backend/sql/table.ts'
import { TestGatewayTokenTable } from '#worker/backend/tables/test-gateway.ts'

/** After this time in ms the checkout must be reloaded for new fields. */
const TICKET_LIFETIME_MS = 4 * HOUR_MS
const TICKET = /^([0-9a-f]{32})\.(\d{1,15})\.([0-9a-f]{64})$/

/**
 * A signed ticket for one token. It authorizes requests of the card fields' frame, which has no
 * origin and no cookie.
 */
export function newTicket(secret: string, at: Date): string {
  const name = `${newId()}.${at.getTime()}`
  return `${name}.${digest(secret, name).toString('hex')}`
}

/** The id of a valid ticket; null for an invalid one. */
export function ticketId(secret: string, ticket: string, at: Date): string | null {
  const [, id, time, hex] = TICKET.exec(ticket) ?? []
  if (!id || !time || !hex) return null
  const age = at.getTime() - Number(time)
  if (age < 0 || age > TICKET_LIFETIME_MS) return null
  return timingSafeEqual(digest(secret, `${id}.${time}`), Buffer.from(hex, 'hex')) ? id : null
}

function digest(secret: string, name: string): Buffer {
  return createHmac('sha256', secret).update(`fields:${name}`).digest()
}

/** Long enough to check an order before placing it. */
const TOKEN_LIFETIME_MS = 15 * MINUTE_MS

const Card = pick(TestGatewayTokenTable, 'scenario')

/** Random tokens for cards that are entered in the gateway's fields. */
export function gatewayTokens(db: D1Database) {
  return {
    /** The token of a card; null if its ticket is already used. */
    make: async (ticket: string, scenario: CardScenario, at: Date): Promise<string | null> => {
      const token = `tkn_${newId()}`
      const row = { token, ticket, scenario: scenario, createdAt: at.toISOString() }
      const [, inserted] = await batch(db, [
        sql`DELETE FROM test_gateway_token WHERE created_at <= ${tooOld(at)}`,
        sql`${insertInto(TestGatewayTokenTable, row)} ON CONFLICT DO NOTHING`,
      ])
      return inserted?.meta.changes ? token : null
    },
    /**
     * The outcome of a token's card; null if the token is unknown, expired or used by another
     * payment.
     */
    take: async (token: string, paymentId: string, at: Date): Promise<CardScenario | null> => {
      // The payment that used the token may use it again, because a request may be sent twice.
      const card = await first(
        db,
        Card.row,
        sql`UPDATE test_gateway_token SET payment_id = ${paymentId}
          WHERE token = ${token} AND created_at > ${tooOld(at)}
            AND (payment_id IS NULL OR payment_id = ${paymentId})
          RETURNING scenario`,
      )
      return card && isCardScenario(card.scenario) ? card.scenario : null
    },
  }
}

const tooOld = (at: Date) => new Date(at.getTime() - TOKEN_LIFETIME_MS).toISOString()
