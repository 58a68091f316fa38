import {
  deliveryTerms,
  windowOf,
  type DeliveryWindow,
  type PackingTime,
} from '#shared/domain/delivery/delivery.ts'
import type { DeliveryDays } from '#shared/domain/delivery/shipping.ts'
import { isTaxed, type PriceSegment } from '#shared/domain/price-segment.ts'
import { isEuCountry } from '#shared/domain/tax/vat-id.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'
import type { ShippingRates } from '#shared/schemas/store-api/shipping-rates.ts'

const NO_DAYS: DeliveryDays = { min: 0, max: 0 }

/**
 * The delivery dates of a product that is ordered and paid at `time`; null for downloads and
 * unavailable products. Without additional days they apply to the shop's own country.
 */
export function deliveryDates(
  product: Product,
  time: PackingTime,
  extraDays = NO_DAYS,
): DeliveryWindow | null {
  const { customFields: facts, stock } = product
  const days = facts.ripstop_delivery_days
  const availability = facts.ripstop_availability
  if (!days || !facts.ripstop_orderable) return null
  if (facts.ripstop_withdrawal === 'digital-content') return null
  if (availability?.state === 'soldOut' || availability?.state === 'outOfStock') return null
  const restock = restockOf(availability)
  const stocked = {
    unit: 'piece' as const,
    stock: restock ? 0 : (stock ?? null),
    restock,
    deliveryDays: days,
  }
  const terms = deliveryTerms(stocked, 1, { days, extraDays }, time)
  return terms && windowOf([terms], time)
}

/**
 * Additional business days of a parcel in a price segment: 0 in the shop's own country, otherwise
 * those of the slowest country with these prices.
 */
export function extraDaysIn(segment: PriceSegment, rates: ShippingRates): DeliveryDays {
  if (isTaxed(segment)) return NO_DAYS
  const parcel = rates.elements.find(({ technicalName }) => technicalName === 'standard')
  const days = Object.entries(parcel?.customFields?.ripstop_extra_days ?? {})
    .filter(([country]) => isEuCountry(country) === (segment === 'net-eu-business'))
    .map(([, extra]) => extra)
  return {
    min: Math.max(0, ...days.map(({ min }) => min)),
    max: Math.max(0, ...days.map(({ max }) => max)),
  }
}

function restockOf(availability: Product['customFields']['ripstop_availability']) {
  if (availability?.state === 'availableOn' && availability.date)
    return { kind: 'date' as const, date: availability.date }
  if (availability?.state === 'availableInDays' && availability.days)
    return { kind: 'days' as const, days: availability.days }
  return null
}
