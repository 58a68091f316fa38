import {
  parcelTerms,
  type DeliveryTerms,
  type PackingTime,
  type Travel,
} from '#shared/domain/delivery/delivery.ts'
import type { CountryCode, ShippingMethod } from '#shared/domain/delivery/shipping.ts'
import type { LoadedCart } from './load-cart.ts'

const NO_DAYS = { min: 0, max: 0 }

/** Delivery days of a shipping method to a country; 0 without a method. */
export function travelTo(country: CountryCode, method: ShippingMethod | undefined): Travel {
  if (!method) return { days: NO_DAYS, extraDays: NO_DAYS }
  return { days: method.deliveryDays, extraDays: method.extraDays[country] ?? NO_DAYS }
}

/** The moment of a call, for the delivery dates of its cart. */
export function packingTime({ context }: Pick<LoadedCart, 'context'>, now: Date): PackingTime {
  return { now, packing: context.shopSettings.packing }
}

/** The terms that decide the delivery date of a cart; empty without goods. */
export function cartTerms(loaded: LoadedCart, now: Date): readonly DeliveryTerms[] {
  const { cart, context } = loaded
  const method = context.shippingMethods.find(({ id }) => id === cart.shippingMethodId)
  if (!method) return []
  return parcelTerms(cart.lines, travelTo(context.country.iso, method), packingTime(loaded, now))
}
