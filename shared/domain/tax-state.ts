import type { CountryCode } from './shipping.ts'
import type { TaxClass, TaxRate, TaxState } from './tax.ts'
import { isEuCountry, vatIdCountry } from './vat-id.ts'

/** Third countries whose consumers buy at gross prices all the same. */
const GROSS_THIRD_COUNTRIES: ReadonlySet<CountryCode> = new Set(['NO'])

export type TaxQuestion = Readonly<{
  shippingCountry: CountryCode
  /** The shop's own country. */
  homeCountry: CountryCode
  buyerType: 'private' | 'business'
  vatIds: readonly string[]
}>

/** The price segment of a page and a cart; its name is part of cache keys and of a cookie. */
export type PriceSegment = 'gross' | 'net-export' | 'net-eu-business'

/**
 * Which prices a buyer sees (contract 7.4 and the decisions on money and tax). An intra-EU supply
 * is tax-free only with a VAT id of another member state, as the law of that exemption wants.
 */
export function priceSegment(question: TaxQuestion): PriceSegment {
  const { shippingCountry, homeCountry, buyerType, vatIds } = question
  if (shippingCountry === homeCountry || GROSS_THIRD_COUNTRIES.has(shippingCountry)) return 'gross'
  if (!isEuCountry(shippingCountry)) return 'net-export'
  const isForeignBusiness =
    buyerType === 'business' &&
    vatIds.length > 0 &&
    vatIds.every((vatId) => {
      const country = vatIdCountry(vatId)
      return country !== null && country !== homeCountry
    })
  return isForeignBusiness ? 'net-eu-business' : 'gross'
}

/** The tax state of a cart: tax-free in both net segments. */
export function taxState(question: TaxQuestion): TaxState {
  return priceSegment(question) === 'gross' ? 'gross' : 'tax-free'
}

export type TaxRates = Readonly<Record<TaxClass, TaxRate>>
export type TaxRateTable = Readonly<Record<CountryCode, TaxRates>>

/** Rates in basis points. A country that is not here is taxed like the shop's own. */
export const TAX_RATES: TaxRateTable = {
  DE: { standard: 1900, reduced: 700 },
  AT: { standard: 2000, reduced: 1000 },
  NO: { standard: 2500, reduced: 1500 },
}

/** The rates of the country a parcel goes to. Throws when the shop's own country has none. */
export function taxRatesFor(
  shippingCountry: CountryCode,
  homeCountry: CountryCode,
  table: TaxRateTable,
): TaxRates {
  const rates = table[shippingCountry] ?? table[homeCountry]
  if (!rates) throw new Error(`No tax rates for the shop's own country ${homeCountry}`)
  return rates
}
