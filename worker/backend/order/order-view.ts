import {
  readCountries,
  readSalutations,
  selectCountries,
  selectSalutations,
} from '#worker/backend/context/places.ts'
import type { Shop } from '#worker/backend/shopper/shop.ts'
import type { OrderView } from './order-struct.ts'

/** The names of places and the bank account that every order is told with: one round trip. */
export async function viewOf({
  db,
  locale,
  vars,
}: Pick<Shop, 'db' | 'locale' | 'vars'>): Promise<OrderView> {
  const [countries, salutations] = await db.batch([selectCountries(db), selectSalutations(db)])
  const places = {
    countries: readCountries(countries?.results ?? [], locale),
    salutations: readSalutations(salutations?.results ?? [], locale),
  }
  return { locale, places, vars }
}
