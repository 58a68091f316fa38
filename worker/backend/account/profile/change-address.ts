import { fail, ok, type Result } from '#shared/domain/result.ts'
import type { AddressInput } from '#worker/backend/customers/address-input.ts'
import type { Customer } from '#worker/backend/customers/customer.ts'
import { addressInsert } from '#worker/backend/customers/insert-customer.ts'

/** More than customers need. Without a limit one account could fill the database. */
export const MAX_ADDRESSES = 100

export type AddressError = 'not-found' | 'is-default'

const UPDATE = `UPDATE customer_address SET salutation_id = ?3, first_name = ?4, last_name = ?5,
    company = ?6, street = ?7, additional_line = ?8, zipcode = ?9, city = ?10, country_id = ?11,
    phone = ?12, country_state_id = ?13, title = ?14, department = ?15, second_line = ?16
  WHERE id = ?1 AND customer_id = ?2`
// The condition is part of the statement, because another tab may make the address a default.
const DELETE = `DELETE FROM customer_address WHERE id = ?1 AND customer_id = ?2
  AND NOT EXISTS (SELECT 1 FROM customer WHERE id = ?2
    AND ?1 IN (default_billing_address_id, default_shipping_address_id))`
const DEFAULT_COLUMNS = {
  billing: 'default_billing_address_id',
  shipping: 'default_shipping_address_id',
} as const

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
  const { salutationId, firstName, lastName, company, street, additionalLine } = input
  const { zipcode, city, countryId, phone, countryStateId, title, department, secondLine } = input
  const values = [salutationId, firstName, lastName, company, street, additionalLine]
  const places = [zipcode, city, countryId, phone, countryStateId]
  const { meta } = await db
    .prepare(UPDATE)
    .bind(id, customerId, ...values, ...places, title, department, secondLine)
    .run()
  return meta.changes > 0
}

/** Deletes an address unless it is one of the defaults. */
export async function deleteAddress(
  db: D1Database,
  customerId: string,
  id: string,
): Promise<Result<void, AddressError>> {
  const [deleted, stored] = await db.batch([
    db.prepare(DELETE).bind(id, customerId),
    db
      .prepare('SELECT 1 FROM customer_address WHERE id = ?1 AND customer_id = ?2')
      .bind(id, customerId),
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
  const { meta } = await db
    .prepare(`UPDATE customer SET ${DEFAULT_COLUMNS[role]} = ?1 WHERE id = ?2
      AND EXISTS (SELECT 1 FROM customer_address WHERE id = ?1 AND customer_id = ?2)`)
    .bind(id, customerId)
    .run()
  return meta.changes > 0
}
