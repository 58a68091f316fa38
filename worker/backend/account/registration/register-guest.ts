import { loadShopperContext } from '#worker/backend/current-shopper/shopper-context.ts'
import {
  readShopperContext,
  selectShopperContext,
  type ShopperContext,
} from '#worker/backend/current-shopper/shopper-context.ts'
import { newId } from '#worker/backend/sql/ids.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { rotateSession } from '#worker/backend/shopper/shopper.ts'
import type { SessionState } from '#worker/backend/shopper/state.ts'
import { registeredCustomer } from '#worker/backend/customers/customer-struct.ts'
import { customerInserts, newAddressIds } from '#worker/backend/customers/insert-customer.ts'
import type { Registration } from '#worker/backend/tables/registration.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'

/** Validity of the rotated token in ms: a second click sends it and must find the same cart. */
const DOUBLE_CLICK_MS = 30_000

/**
 * Registers a guest for the session, replaces its earlier guest, and rotates the token. One round
 * trip to D1 writes and reads the guest.
 */
export async function registerGuest(
  shop: ShopContext,
  token: string,
  { settings: before }: SessionState,
  registration: Registration,
): Promise<{ readonly token: string; readonly customer: unknown }> {
  const { db, at, locale } = shop
  const customerId = newId()
  const guest = { id: customerId, guest: true, locale, registration, addressIds: newAddressIds() }
  const written = [...customerInserts(db, guest, at), deleteIdleGuest(db, before.customerId)]
  const guestOfSession = { customerId, billingAddressId: null, shippingAddressId: null }
  const results = await db.batch([
    ...written,
    ...selectShopperContext(db, { ...before, ...guestOfSession }),
  ])
  const rotated = await rotateSession(shop.sessions, token, at, guestOfSession, DOUBLE_CLICK_MS)
  const context = readShopperContext(results.slice(written.length), rotated.state.settings, shop)
  return { token: rotated.token, customer: customerIn(context) }
}

/** Deletes a guest without orders when the session registers another person. */
export function deleteIdleGuest(db: D1Database, customerId: string | null): D1PreparedStatement {
  const id = customerId ?? ''
  return prepare(
    db,
    sql`DELETE FROM customer WHERE id = ${id} AND guest = 1
      AND NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = ${id})`,
  )
}

/** The customer of a session in the format of a registration response; null without a customer. */
export async function currentCustomer(shop: ShopContext, session: SessionState) {
  if (session.settings.customerId === null) return null
  return customerIn(await loadShopperContext(shop, session))
}

function customerIn(context: ShopperContext) {
  return context.customer && registeredCustomer(context.customer, context)
}
