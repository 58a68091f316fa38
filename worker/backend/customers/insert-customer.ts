import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { AddressInput } from './address-input.ts'
import type { AddressIds, Registration } from '#worker/backend/tables/registration.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { insertInto } from '#worker/backend/sql/table.ts'
import { CustomerAddressTable, CustomerTable } from '#worker/backend/tables/customers.ts'

export const newAddressIds = (): AddressIds => ({ billing: newId(), shipping: newId() })

export type NewCustomer = Readonly<{
  id: string
  guest: boolean
  locale: Locale
  registration: Registration
  addressIds: AddressIds
}>

/** Statements for a batch that inserts a customer or guest with their addresses and number. */
export function customerInserts(
  db: D1Database,
  { id, guest, locale, registration, addressIds }: NewCustomer,
  at: Date,
): D1PreparedStatement[] {
  const { billingAddress, shippingAddress } = registration
  const { billing: billingId } = addressIds
  const shippingId = shippingAddress ? addressIds.shipping : billingId
  const { accountType, email, salutationId, title, firstName, lastName } = registration
  const { company, vatIds, birthday } = registration
  const row = {
    id,
    number: sql`(SELECT next FROM number_range WHERE name = 'customer')`,
    guest,
    accountType,
    email,
    salutationId,
    title,
    firstName,
    lastName,
    company,
    vatIds,
    birthday,
    locale,
    defaultBillingAddressId: billingId,
    defaultShippingAddressId: shippingId,
    createdAt: at.toISOString(),
  }
  return [
    prepare(db, insertInto(CustomerTable, row)),
    prepare(db, sql`UPDATE number_range SET next = next + 1 WHERE name = 'customer'`),
    addressInsert(db, billingId, id, billingAddress, at),
    ...(shippingAddress ? [addressInsert(db, shippingId, id, shippingAddress, at)] : []),
  ]
}

export function addressInsert(
  db: D1Database,
  id: string,
  customerId: string,
  input: AddressInput,
  at: Date,
): D1PreparedStatement {
  const row = { ...input, id, customerId, createdAt: at.toISOString() }
  return prepare(db, insertInto(CustomerAddressTable, row))
}
