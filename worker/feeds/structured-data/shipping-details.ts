import { shopCurrency } from '#shared/i18n/currency.ts'
import type { PriceSegment } from '#shared/domain/price-segment.ts'
import { centsFromDecimal, multiplyCents, type Cents } from '#shared/domain/money.ts'
import type { DetailedProduct } from '#shared/schemas/store-api/product.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'
import { decimal } from './json-ld.ts'

/** Business days before a parcel leaves; the days of delivery of a product include them. */
const HANDLING_DAYS = { minValue: 0, maxValue: 1 }

type ShippingFacts = {
  readonly segment: PriceSegment
  readonly rates: ShippingRates
  /** Delivery countries. Dangerous goods have their own list. */
  readonly countries: readonly string[]
}

/**
 * Delivery countries, business days and shipping costs of a product, alone in a parcel and in its
 * smallest quantity. Downloads have none. A country without a rate in the Store API is left out.
 */
export function shippingDetails(product: DetailedProduct, shop: ShippingFacts) {
  const { rates } = shop
  const days = product.customFields.ripstop_delivery_days
  const costs = shippingCosts(product, shop)
  if (!days || costs.length === 0) return {}
  const carrier = rates.elements.find(({ technicalName }) => technicalName === methodOf(product))
  const extraDays = carrier?.customFields?.ripstop_extra_days ?? {}
  return {
    shippingDetails: costs.map(({ country, cost }) => {
      const { min, max } = extraDays[country] ?? { min: 0, max: 0 }
      return {
        '@type': 'OfferShippingDetails',
        ...(cost !== null && {
          shippingRate: {
            '@type': 'MonetaryAmount',
            value: decimal(cost),
            currency: shopCurrency(),
          },
        }),
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: { '@type': 'QuantitativeValue', ...HANDLING_DAYS, unitCode: 'DAY' },
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: Math.max(0, days.min + min - HANDLING_DAYS.minValue),
            maxValue: days.max + max - HANDLING_DAYS.maxValue,
            unitCode: 'DAY',
          },
        },
      }
    }),
  }
}

type ShippingCost = Readonly<{ country: string; cost: Cents | null }>

/**
 * The price of a parcel with the least quantity of a product, per country; null if the Store API
 * names none. A download has no countries.
 */
export function shippingCosts(
  product: DetailedProduct,
  { segment, rates, countries: all }: ShippingFacts,
): readonly ShippingCost[] {
  const { customFields: facts, calculatedPrice, minPurchase } = product
  if (facts.ripstop_withdrawal === 'digital-content') return []
  const named = facts.ripstop_hazard?.shipsTo ?? []
  const countries = named.length > 0 ? named : all
  const worth = multiplyCents(centsFromDecimal(calculatedPrice.unitPrice), minPurchase)
  const method = methodOf(product)
  return countries.map((country) => ({
    country,
    cost: rateOf(rates, { method, country, worth, segment }),
  }))
}

const methodOf = ({ customFields }: Pick<DetailedProduct, 'customFields'>) =>
  customFields.ripstop_roll_only ? 'roll' : 'standard'

type Parcel = {
  readonly method: string
  readonly country: string
  readonly worth: Cents
  readonly segment: PriceSegment
}

/** The cheapest matching rate. The bounds of a rate are inclusive. */
function rateOf(rates: ShippingRates, { method, country, worth, segment }: Parcel): Cents | null {
  const rows = rates.elements.find(({ technicalName }) => technicalName === method)?.prices ?? []
  const fitting = rows.flatMap(({ customFields, quantityStart, quantityEnd, currencyPrice }) => {
    const [price] = currencyPrice
    const isAbove = worth >= centsFromDecimal(quantityStart ?? 0)
    const isBelow = typeof quantityEnd !== 'number' || worth <= centsFromDecimal(quantityEnd)
    if (!price || customFields?.ripstop_country !== country || !isAbove || !isBelow) return []
    return [centsFromDecimal(segment === 'gross' ? price.gross : price.net)]
  })
  return fitting.length === 0 ? null : Math.min(...fitting)
}
