import { addBusinessDays, businessDayFrom, isBusinessDay, type Holidays } from './business-days.ts'
import type { CalendarDate } from '../calendar.ts'
import { addDays, berlinTime } from '../calendar.ts'
import type { CartProduct, Restock } from '../cart/cart-product.ts'
import type { DeliveryDays } from './shipping.ts'

/** The first and the last day on which a parcel arrives, both inclusive. */
export type DeliveryWindow = Readonly<{ earliest: CalendarDate; latest: CalendarDate }>

/** The product data that its delivery depends on. */
export type Deliverable = Pick<CartProduct, 'unit' | 'stock' | 'restock' | 'deliveryDays'>

/** The hour until which an order is packed on the same day, and the days without packing. */
export type PackingRules = Readonly<{ cutOffHour: number; holidays: Holidays }>

/** A moment, and the rules by which the shop packs. */
export type PackingTime = Readonly<{ now: Date; packing: PackingRules }>

/**
 * The day on which an order is packed: today before the cut-off, else the next business day.
 */
export function packingDay({ now, packing: { cutOffHour, holidays } }: PackingTime): CalendarDate {
  const { date, hour } = berlinTime(now)
  if (isBusinessDay(date, holidays) && hour < cutOffHour) return date
  return businessDayFrom(addDays(date, 1), holidays)
}

/**
 * The delivery time of goods, independent of the packing day. It has business days of packing and
 * travel, and the restocking day (null if in stock).
 */
export type DeliveryTerms = Readonly<{ days: DeliveryDays; restocked: CalendarDate | null }>

/** The travel time of a shipping method to one country. */
export type Travel = Readonly<{
  /** Applies to products without their own delivery days. */
  days: DeliveryDays
  /** Business days that this country takes longer than the shop's own country. */
  extraDays: DeliveryDays
}>

/**
 * The delivery terms of a quantity of a product; null for downloads. The product's delivery days
 * take precedence over those of the method. Products out of stock are packed on the announced date,
 * or after the announced calendar days.
 */
export function deliveryTerms(
  product: Deliverable,
  quantity: number,
  { days, extraDays }: Travel,
  time: PackingTime,
): DeliveryTerms | null {
  if (product.unit === 'download') return null
  const isBackordered = product.stock !== null && product.stock < quantity
  const restocked = isBackordered && product.restock ? restockDay(product.restock, time) : null
  const { min, max } = product.deliveryDays ?? days
  return { days: { min: min + extraDays.min, max: max + extraDays.max }, restocked }
}

/** The delivery terms of all products of a parcel; empty if nothing is shipped. */
export function parcelTerms(
  products: Iterable<Readonly<{ product: Deliverable; quantity: number }>>,
  travel: Travel,
  time: PackingTime,
): readonly DeliveryTerms[] {
  return [...products].flatMap(
    ({ product, quantity }) => deliveryTerms(product, quantity, travel, time) ?? [],
  )
}

/**
 * The delivery window of goods that can be packed from `now` on. They arrive together, so the
 * slowest product decides. If both days are equal, the later one moves by a day
 * (docs/store-api.md#delivery-windows). Null if nothing is shipped.
 */
export function windowOf(
  terms: readonly DeliveryTerms[],
  time: PackingTime,
): DeliveryWindow | null {
  const { holidays } = time.packing
  const windows = terms.map(({ days, restocked }) => {
    const packed = later(packingDay(time), restocked)
    const earliest = addBusinessDays(packed, days.min, holidays)
    const latest = addBusinessDays(packed, days.max, holidays)
    return { earliest, latest: latest > earliest ? latest : addBusinessDays(earliest, 1, holidays) }
  })
  const [first, ...others] = windows
  if (!first) return null
  return others.reduce(
    (slowest, window) => ({
      earliest: later(slowest.earliest, window.earliest),
      latest: later(slowest.latest, window.latest),
    }),
    first,
  )
}

/**
 * Business days after a payment that has no date yet; not before the goods are restocked and sent.
 */
export type DaysAfterPayment = DeliveryDays & Readonly<{ notBefore: CalendarDate | null }>

/**
 * The delivery days of goods that are packed after payment. A payment after the cut-off waits for
 * the next business day, so the maximum has one more day. Null if nothing is shipped.
 */
export function daysAfterPayment(
  terms: readonly DeliveryTerms[],
  time: PackingTime,
): DaysAfterPayment | null {
  const window = windowOf(terms, time)
  if (!window) return null
  const today = packingDay(time)
  const waits = terms.some(({ restocked }) => restocked !== null && restocked > today)
  return {
    min: Math.max(...terms.map(({ days }) => days.min)),
    max: Math.max(...terms.map(({ days }) => days.max)) + 1,
    notBefore: waits ? window.earliest : null,
  }
}

/** The delivery promise: dates, or days after a payment, or nothing. */
export type DeliveryPromise = Readonly<{
  window: DeliveryWindow | null
  afterPayment: DaysAfterPayment | null
}>

export function deliveryPromise(
  terms: readonly DeliveryTerms[],
  { waitsForMoney }: Readonly<{ waitsForMoney: boolean }>,
  time: PackingTime,
): DeliveryPromise {
  return waitsForMoney
    ? { window: null, afterPayment: daysAfterPayment(terms, time) }
    : { window: windowOf(terms, time), afterPayment: null }
}

function restockDay(restock: Restock, { now, packing }: PackingTime): CalendarDate {
  const day = restock.kind === 'date' ? restock.date : addDays(berlinTime(now).date, restock.days)
  return businessDayFrom(day, packing.holidays)
}

function later(date: CalendarDate, other: CalendarDate | null): CalendarDate {
  return other !== null && other > date ? other : date
}
