import { DAY_MS } from '#shared/domain/durations.ts'
import { addDays } from '#shared/domain/calendar.ts'
import type { ProductRecord } from '#shared/schemas/import/product.ts'

/** Days from one calendar date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** A product with its dates moved by some days, so that demo data retains its age. */
export function shiftedProduct(product: ProductRecord, days: number): ProductRecord {
  const { availability, reduction, newSince } = product
  return {
    ...product,
    newSince: newSince && addDays(newSince, days),
    reduction: reduction && { ...reduction, since: addDays(reduction.since, days) },
    availability:
      availability.state === 'availableOn'
        ? { ...availability, date: addDays(availability.date, days) }
        : availability,
  }
}
