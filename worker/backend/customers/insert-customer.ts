import type { Locale } from '#shared/i18n/locales.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { AddressInput } from './address-input.ts'
import type { AddressIds, Registration } from '#worker/backend/tables/registration.ts'

const INSERT_CUSTOMER = `INSERT INTO customer (id, number, guest, account_type, email,
    salutation_id, first_name, last_name, company, vat_ids, locale, default_billing_address_id,
    default_shipping_address_id, created_at, title, birthday)
  VALUES (?1, (SELECT next FROM number_range WHERE name = 'customer'), ?2, ?3, ?4, ?5, ?6, ?7, ?8,
    ?9, ?10, ?11, ?12, ?13, ?14, ?15)`
const NEXT_NUMBER = "UPDATE number_range SET next = next + 1 WHERE name = 'customer'"
const INSERT_ADDRESS = `INSERT INTO customer_address (id, customer_id, salutation_id, first_name,
    last_name, company, street, additional_line, zipcode, city, country_id, phone, created_at,
    country_state_id, title, department, second_line)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)`

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
  return [
    db
      .prepare(INSERT_CUSTOMER)
      .bind(
        id,
        guest ? 1 : 0,
        registration.accountType,
        registration.email,
        registration.salutationId,
        registration.firstName,
        registration.lastName,
        registration.company,
        JSON.stringify(registration.vatIds),
        locale,
        billingId,
        shippingId,
        at.toISOString(),
        registration.title,
        registration.birthday,
      ),
    db.prepare(NEXT_NUMBER),
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
  const { salutationId, firstName, lastName, company, street, additionalLine } = input
  const { zipcode, city, countryId, countryStateId, phone, title, department, secondLine } = input
  return db
    .prepare(INSERT_ADDRESS)
    .bind(
      id,
      customerId,
      salutationId,
      firstName,
      lastName,
      company,
      street,
      additionalLine,
      zipcode,
      city,
      countryId,
      phone,
      at.toISOString(),
      countryStateId,
      title,
      department,
      secondLine,
    )
}
