import { prepare, sql } from '#worker/backend/sql/sql.ts'

/**
 * Deletes mailed links that a customer has not used: for a new password, and for another email. A
 * changed password must lock out others, and either link would let them in again.
 */
export function deleteLinks(db: D1Database, customerId: string): readonly D1PreparedStatement[] {
  return [
    sql`DELETE FROM recovery WHERE customer_id = ${customerId}`,
    sql`DELETE FROM email_change WHERE customer_id = ${customerId}`,
  ].map((statement) => prepare(db, statement))
}
