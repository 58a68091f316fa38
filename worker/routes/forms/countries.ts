import type { Locale } from '#shared/i18n/locales.ts'
import type { Country } from '#shared/schemas/store-api/context.ts'

/** Whether parcels are sent there. Other countries are for billing only. */
export function isDeliveredTo({ shippingAvailable }: Country): boolean {
  return shippingAvailable !== false
}

/** The countries of an address form: delivery countries first, then the others by name. */
export function billedCountries(countries: readonly Country[], locale: Locale): readonly Country[] {
  const others = countries.filter((country) => !isDeliveredTo(country))
  const byName = others.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return [...countries.filter(isDeliveredTo), ...byName]
}
