/**
 * Forgets the links of a customer that were mailed and not followed yet: to choose a password, and
 * to confirm another address. A password is changed to shut somebody out, and with either link that
 * somebody would be in again.
 */
export function deleteLinks(db: D1Database, customerId: string): readonly D1PreparedStatement[] {
  return ['recovery', 'email_change'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE customer_id = ?1`).bind(customerId),
  )
}
