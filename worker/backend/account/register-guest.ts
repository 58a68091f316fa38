import { loadSurroundings } from '#worker/backend/context/load-context.ts'
import type { Shop } from '#worker/backend/shopper/shop.ts'
import { rotateSession, type Written } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { newId } from '#worker/backend/http/new-id.ts'
import type { AddressInput } from './address-input.ts'
import { customerStruct } from './customer-struct.ts'
import type { Registration } from './registration-input.ts'

const INSERT_CUSTOMER = `INSERT INTO customer (id, number, guest, account_type, email,
    salutation_id, first_name, last_name, company, vat_ids, locale, default_billing_address_id,
    default_shipping_address_id, created_at)
  VALUES (?1, (SELECT next FROM number_range WHERE name = 'customer'), 1, ?2, ?3, ?4, ?5, ?6, ?7,
    ?8, ?9, ?10, ?11, ?12)`
const NEXT_NUMBER = "UPDATE number_range SET next = next + 1 WHERE name = 'customer'"
// A guest who never ordered leaves nothing behind when they come back under another name.
const FORGET_GUEST = `DELETE FROM customer WHERE id = ?1 AND guest = 1
  AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = ?1)`
const INSERT_ADDRESS = `INSERT INTO customer_address (id, customer_id, salutation_id, first_name,
    last_name, company, street, additional_line, zipcode, city, country_id, phone, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)`

/** A second click sends the token that the first one rotated: it has to find the same cart. */
const DOUBLE_CLICK_MS = 30_000

/** Makes the session a guest's; whoever was its guest before is replaced. The token rotates. */
export async function registerGuest(
  shop: Shop,
  token: string,
  before: SessionState,
  guest: Registration,
): Promise<Written> {
  const { db, at, locale } = shop
  const customerId = newId()
  const billingId = newId()
  const shippingId = guest.shippingAddress ? newId() : billingId
  const address = (id: string, input: AddressInput) => addressInsert(db, id, customerId, input, at)
  await db.batch([
    db
      .prepare(INSERT_CUSTOMER)
      .bind(
        customerId,
        guest.accountType,
        guest.email,
        guest.salutationId,
        guest.firstName,
        guest.lastName,
        guest.company,
        JSON.stringify(guest.vatIds),
        locale,
        billingId,
        shippingId,
        at.toISOString(),
      ),
    db.prepare(NEXT_NUMBER),
    address(billingId, guest.billingAddress),
    ...(guest.shippingAddress ? [address(shippingId, guest.shippingAddress)] : []),
    db.prepare(FORGET_GUEST).bind(before.settings.customerId ?? ''),
  ])
  const guestOfSession = { customerId, billingAddressId: null, shippingAddressId: null }
  return rotateSession(shop.sessions, token, at, guestOfSession, DOUBLE_CLICK_MS)
}

/** The customer of a session as the wire has them, null if nobody is logged in. */
export async function currentCustomer(shop: Shop, session: SessionState) {
  if (session.settings.customerId === null) return null
  const around = await loadSurroundings(shop, session)
  return around.customer && customerStruct(around.customer, around)
}

function addressInsert(
  db: D1Database,
  id: string,
  customerId: string,
  input: AddressInput,
  at: Date,
): D1PreparedStatement {
  const { salutationId, firstName, lastName, company, street, additionalLine } = input
  const { zipcode, city, countryId, phone } = input
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
    )
}
