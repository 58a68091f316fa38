import { parcelTerms, type DeliveryTerms, type Travel } from '#shared/domain/delivery/delivery.ts'
import type { CountryCode, ShippingMethod } from '#shared/domain/delivery/shipping.ts'
import type { LoadedCart } from './load-cart.ts'

const NO_DAYS = { min: 0, max: 0 }

/** Delivery days of a shipping method to a country; 0 without a method. */
export function travelTo(country: CountryCode, method: ShippingMethod | undefined): Travel {
  if (!method) return { days: NO_DAYS, extraDays: NO_DAYS }
  return { days: method.deliveryDays, extraDays: method.extraDays[country] ?? NO_DAYS }
}

/** The terms that decide the delivery date of a cart; empty without goods. */
export function cartTerms({ cart, context }: LoadedCart, now: Date): readonly DeliveryTerms[] {
  const method = context.shippingMethods.find(({ id }) => id === cart.shippingMethodId)
  return method ? parcelTerms(cart.lines, travelTo(context.country.iso, method), now) : []
}
