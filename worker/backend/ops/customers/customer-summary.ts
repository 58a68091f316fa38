import type { CustomerRow } from './find-customers.ts'

/** A customer in a line, for operators. */
export function customerSummary(row: CustomerRow) {
  return {
    number: row.number,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    company: row.company,
    guest: row.guest,
    group: row.group_key,
    requestedGroup: row.requested_group_key,
    locked: row.locked_at !== null,
    orders: row.orders,
    createdAt: row.created_at,
    lastLoginAt: row.last_login_at,
  }
}

/** Everything that operators may need to help somebody; never a password or a token. */
export function customerDetails(row: CustomerRow) {
  return {
    ...customerSummary(row),
    id: row.id,
    accountType: row.account_type,
    vatIds: row.vat_ids,
    locale: row.locale,
    lockedAt: row.locked_at,
    addresses: row.addresses,
  }
}
