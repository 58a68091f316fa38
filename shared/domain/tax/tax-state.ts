import type { PriceSegment } from '../price-segment.ts'
import type { CountryCode, ShippingKind } from '../delivery/shipping.ts'
import type { TaxClass, TaxRate, TaxState } from './tax.ts'
import { isEuCountry, vatIdCountry } from './vat-id.ts'

/** Countries outside the EU whose consumers still pay gross prices. */
const GROSS_THIRD_COUNTRIES: ReadonlySet<CountryCode> = new Set(['NO'])

export type TaxQuestion = Readonly<{
  shippingCountry: CountryCode
  homeCountry: CountryCode
  /** The kind of shipping; null before a choice. */
  delivery: ShippingKind | null
  buyerType: 'private' | 'business'
  vatIds: readonly string[]
  /** Prices for the buyer's group are shown without tax, which is added to the total. */
  readsNet: boolean
}>

/**
 * The country that taxes a sale. For pick-up it is the shop's own country, for any address.
 */
export function taxCountry({
  shippingCountry,
  homeCountry,
  delivery,
}: Pick<TaxQuestion, 'shippingCountry' | 'homeCountry' | 'delivery'>): CountryCode {
  return delivery === 'pickup' ? homeCountry : shippingCountry
}

/**
 * The prices that a buyer sees (CONTRIBUTING.md#tax). A supply within the EU is tax-free only with
 * a VAT id of another member state (§ 6a UStG).
 */
export function priceSegment(question: TaxQuestion): PriceSegment {
  const { homeCountry, buyerType, vatIds, readsNet } = question
  const taxed = readsNet ? 'net-trade' : 'gross'
  const taxedIn = taxCountry(question)
  if (taxedIn === homeCountry || GROSS_THIRD_COUNTRIES.has(taxedIn)) return taxed
  const abroad = taxFreeSegment(taxedIn)
  if (abroad === 'net-export') return abroad
  const isForeignBusiness =
    buyerType === 'business' &&
    vatIds.length > 0 &&
    vatIds.every((vatId) => {
      const country = vatIdCountry(vatId)
      return country !== null && country !== homeCountry
    })
  return isForeignBusiness ? abroad : taxed
}

/** The price segment of a tax-free sale, by the country that would have taxed it. */
export function taxFreeSegment(country: CountryCode): 'net-eu-business' | 'net-export' {
  return isEuCountry(country) ? 'net-eu-business' : 'net-export'
}

const TAX_STATES: Readonly<Record<PriceSegment, TaxState>> = {
  gross: 'gross',
  'net-trade': 'net',
  'net-export': 'tax-free',
  'net-eu-business': 'tax-free',
}

/** The tax state of a cart: prices include tax, exclude it, or are tax-free. */
export function taxState(question: TaxQuestion): TaxState {
  return TAX_STATES[priceSegment(question)]
}

/**
 * Why a sale is tax-free: an export (Switzerland has its own text), or reverse charge for an EU
 * business.
 */
export type TaxFreeReason = 'export' | 'swiss' | 'eu-business'

export function taxFreeReason(shippingCountry: CountryCode): TaxFreeReason {
  if (isEuCountry(shippingCountry)) return 'eu-business'
  return shippingCountry === 'CH' ? 'swiss' : 'export'
}

export type TaxRates = Readonly<Record<TaxClass, TaxRate>>
export type TaxRateTable = Readonly<Record<CountryCode, TaxRates>>

/**
 * The shop's own country, and rates in basis points by country. A country without an entry has the
 * rates of the shop's own.
 */
export type ShopTaxes = Readonly<{ homeCountry: CountryCode; taxRates: TaxRateTable }>

/** The rates of the country that taxes a sale. Throws if the shop's own country has none. */
export function taxRatesFor(country: CountryCode, { homeCountry, taxRates }: ShopTaxes): TaxRates {
  const rates = taxRates[country] ?? taxRates[homeCountry]
  if (!rates) throw new Error(`No tax rates for the shop's own country ${homeCountry}`)
  return rates
}

/** The rates that imported prices include. */
export function homeTaxRates(taxes: ShopTaxes): TaxRates {
  return taxRatesFor(taxes.homeCountry, taxes)
}
