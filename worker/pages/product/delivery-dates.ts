import { deliveryWindow, type DeliveryWindow } from '#shared/domain/delivery.ts'
import type { Product } from '#shared/schemas/store-api/product.ts'

/** When an article arrives that is ordered `now`; null for downloads and for what cannot be had. */
export function deliveryDates(product: Product, now: Date): DeliveryWindow | null {
  const { customFields: facts, stock } = product
  const days = facts.ripstop_delivery_days
  const availability = facts.ripstop_availability
  if (!days || !facts.ripstop_orderable) return null
  if (facts.ripstop_withdrawal === 'digital-content') return null
  const restock = restockOf(availability)
  const article = {
    unit: 'piece' as const,
    stock: restock ? 0 : (stock ?? null),
    restock,
    deliveryDays: days,
  }
  return deliveryWindow(article, 1, days, now)
}

function restockOf(availability: Product['customFields']['ripstop_availability']) {
  if (availability?.state === 'availableOn' && availability.date)
    return { kind: 'date' as const, date: availability.date }
  if (availability?.state === 'availableInDays' && availability.days)
    return { kind: 'days' as const, days: availability.days }
  return null
}
