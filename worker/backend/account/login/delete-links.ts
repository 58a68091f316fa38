/**
 * Deletes mailed links that a customer has not used: for a new password, and for another email. A
 * changed password must lock out others, and either link would let them in again.
 */
export function deleteLinks(db: D1Database, customerId: string): readonly D1PreparedStatement[] {
  return ['recovery', 'email_change'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE customer_id = ?1`).bind(customerId),
  )
}
