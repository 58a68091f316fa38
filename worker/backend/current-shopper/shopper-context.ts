import {
  addressOf,
  noteGuest,
  readCustomer,
  selectCustomer,
} from '#worker/backend/customers/customer.ts'
import type { CustomerContext } from '#worker/backend/customers/customer-struct.ts'
import type { PublicSettings } from '#shared/schemas/import/shop.ts'
import { readRejectedVatIds, selectRejectedVatIds } from '#worker/backend/vat/vat-checks.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import { offeredKinds } from '#worker/backend/payment-providers/providers.ts'
import type { SessionState, Settings } from '#worker/backend/shopper/state.ts'
import { paymentMethods } from '../channel/payment-methods.ts'
import {
  readCountries,
  readSalutations,
  selectCountries,
  selectSalutations,
} from '../channel/places.ts'
import { readShippingMethods, selectShippingMethods } from '../channel/shipping-methods.ts'
import type { ShopShippingMethod } from '../channel/shipping-methods.ts'

/** The context of a cart: the buyer, the country, and the shop's offers there. */
export type ShopperContext = CustomerContext &
  Readonly<{
    settings: Settings
    shippingMethods: readonly ShopShippingMethod[]
    /** This buyer's VAT ids that VIES does not know. */
    refusedVatIds: ReadonlySet<string>
    /** The settings of the shop; `settings` are the shopper's. */
    shopSettings: PublicSettings
  }>

/** The customer of a session and the shop's offers for them, in one round trip to D1. */
export async function loadShopperContext(
  shop: ShopContext,
  { settings }: SessionState,
): Promise<ShopperContext> {
  const { db, at } = shop
  const results = await db.batch(selectShopperContext(db, settings))
  const context = readShopperContext(results, settings, shop)
  await noteGuest(db, context.customer, at)
  return context
}

/** The statements that `readShopperContext` reads, for one batch. Their number is constant. */
export function selectShopperContext(db: D1Database, settings: Settings): D1PreparedStatement[] {
  return [
    selectCountries(db),
    selectSalutations(db),
    selectShippingMethods(db),
    selectCustomer(db, settings.customerId),
    selectRejectedVatIds(db, settings),
  ]
}

/**
 * Parses the rows of `selectShopperContext`. Throws an `Error` if the country table lacks the shop's
 * own country.
 */
export function readShopperContext(
  results: readonly D1Result[],
  settings: Settings,
  shop: Pick<ShopContext, 'locale' | 'db' | 'vars' | 'at'>,
): ShopperContext {
  const { locale } = shop
  const shopSettings = shop.vars.settings
  const [countryRows, salutationRows, shippingRows, customerRows, vatRows] = results
  const countries = readCountries(countryRows?.results ?? [], locale)
  const customer = readCustomer(customerRows?.results ?? [])
  const shippingAddress = customer && addressOf(customer, settings.shippingAddressId, 'shipping')
  const requested = shippingAddress?.countryId ?? settings.countryId
  const country =
    countries.find(({ id }) => id === requested) ??
    countries.find(({ iso }) => iso === shopSettings.homeCountry)
  if (!country) throw new Error(`The country table lacks ${shopSettings.homeCountry}`)
  return {
    locale,
    settings,
    countries,
    salutations: readSalutations(salutationRows?.results ?? [], locale),
    shippingMethods: readShippingMethods(shippingRows?.results ?? [], locale, shopSettings),
    paymentMethods: paymentMethods(locale, shop.vars, offeredKinds(shop)),
    customer,
    billingAddress: customer && addressOf(customer, settings.billingAddressId, 'billing'),
    shippingAddress,
    refusedVatIds: readRejectedVatIds(vatRows?.results ?? []),
    country,
    shopSettings,
  }
}
