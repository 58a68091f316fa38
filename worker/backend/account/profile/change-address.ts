import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { AddressInput } from '#worker/backend/customers/address-input.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { addressInsert } from '#worker/backend/customers/insert-customer.ts'
import { batch, changes } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { set } from '#worker/backend/sql/table.ts'
import { CustomerAddressTable, CustomerTable } from '#worker/backend/tables/customers.ts'

/** More than customers need. Without a limit one account could fill the database. */
export const MAX_ADDRESSES = 100

export type AddressError = 'not-found' | 'is-default'

export async function createAddress(
  db: D1Database,
  customer: Customer,
  { id, input }: { readonly id: string; readonly input: AddressInput },
  at: Date,
): Promise<Result<void, 'too-many'>> {
  if (customer.addresses.length >= MAX_ADDRESSES) return fail('too-many')
  await addressInsert(db, id, customer.id, input, at).run()
  return ok(undefined)
}

export async function updateAddress(
  db: D1Database,
  customerId: string,
  id: string,
  input: AddressInput,
): Promise<boolean> {
  const changed = set(CustomerAddressTable, input)
  const update = sql`UPDATE customer_address SET ${changed}
    WHERE id = ${id} AND customer_id = ${customerId}`
  return (await changes(db, update)) > 0
}

/** Deletes an address unless it is one of the defaults. */
export async function deleteAddress(
  db: D1Database,
  customerId: string,
  id: string,
): Promise<Result<void, AddressError>> {
  const [deleted, stored] = await batch(db, [
    // The condition is part of the statement, because another tab may make the address a default.
    sql`DELETE FROM customer_address WHERE id = ${id} AND customer_id = ${customerId}
      AND NOT EXISTS (SELECT 1 FROM customer WHERE id = ${customerId}
        AND ${id} IN (default_billing_address_id, default_shipping_address_id))`,
    sql`SELECT 1 FROM customer_address WHERE id = ${id} AND customer_id = ${customerId}`,
  ])
  if ((deleted?.meta.changes ?? 0) > 0) return ok(undefined)
  return fail((stored?.results.length ?? 0) > 0 ? 'is-default' : 'not-found')
}

/** Makes an address the default; false if it is not the customer's. */
export async function makeDefault(
  db: D1Database,
  customerId: string,
  id: string,
  role: 'billing' | 'shipping',
): Promise<boolean> {
  const changed =
    role === 'billing' ? { defaultBillingAddressId: id } : { defaultShippingAddressId: id }
  const update = sql`UPDATE customer SET ${set(CustomerTable, changed)} WHERE id = ${customerId}
    AND EXISTS (
      SELECT 1 FROM customer_address WHERE id = ${id} AND customer_id = ${customerId})`
  return (await changes(db, update)) > 0
}
