import {
  readCountries,
  readSalutations,
  selectCountries,
  selectSalutations,
} from '#worker/backend/channel/places.ts'
import {
  readShippingMethods,
  selectShippingMethods,
} from '#worker/backend/channel/shipping-methods.ts'
import type { ShopContext } from '#worker/backend/http/shop.ts'
import type { OrderView } from './order-struct.ts'

/** Loads the data for showing orders: countries and shipping methods. One round trip to D1. */
export async function viewOf({
  db,
  locale,
  vars,
  at,
}: Pick<ShopContext, 'db' | 'locale' | 'vars' | 'at'>): Promise<OrderView> {
  const [countries, salutations, methods] = await db.batch([
    selectCountries(db),
    selectSalutations(db),
    selectShippingMethods(db),
  ])
  const places = {
    countries: readCountries(countries?.results ?? [], locale),
    salutations: readSalutations(salutations?.results ?? [], locale),
  }
  const shippingMethods = readShippingMethods(methods?.results ?? [], locale, vars.settings)
  return { locale, places, shippingMethods, vars, at }
}
