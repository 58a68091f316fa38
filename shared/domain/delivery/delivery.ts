import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days.ts'
import type { CalendarDate } from '../calendar.ts'
import { addDays, berlinTime } from '../calendar.ts'
import type { CartProduct, Restock } from '../cart/cart-product.ts'
import type { DeliveryDays } from './shipping.ts'

/** The days between which a parcel arrives, both inclusive. */
export type DeliveryWindow = Readonly<{ earliest: CalendarDate; latest: CalendarDate }>

/** The values of a product that its delivery depends on. */
export type Deliverable = Pick<CartProduct, 'unit' | 'stock' | 'restock' | 'deliveryDays'>

const CUT_OFF_HOUR = 12

/** The day on which an order is packed: today before noon in Germany, else the next business day. */
export function packingDay(now: Date): CalendarDate {
  const { date, hour } = berlinTime(now)
  if (isBusinessDay(date) && hour < CUT_OFF_HOUR) return date
  return businessDayFrom(addDays(date, 1))
}

/**
 * What decides when goods arrive, whenever they are packed: the business days of packing and
 * travel, and the day on which they are back in stock, null for what is there.
 */
export type DeliveryTerms = Readonly<{ days: DeliveryDays; restocked: CalendarDate | null }>

/** A way of delivery to one country, as far as time is concerned. */
export type Travel = Readonly<{
  /** For products that name no days of their own. */
  days: DeliveryDays
  /** Business days that this country takes longer than the shop's own. */
  extraDays: DeliveryDays
}>

/**
 * The terms of a quantity of a product; null for downloads. The article's own days go before
 * those of the method. What is not in stock is packed once it is back: on the announced date, or
 * after the announced calendar days.
 */
export function deliveryTerms(
  product: Deliverable,
  quantity: number,
  { days, extraDays }: Travel,
  now: Date,
): DeliveryTerms | null {
  if (product.unit === 'download') return null
  const isBackordered = product.stock !== null && product.stock < quantity
  const restocked = isBackordered && product.restock ? restockDay(product.restock, now) : null
  const { min, max } = product.deliveryDays ?? days
  return { days: { min: min + extraDays.min, max: max + extraDays.max }, restocked }
}

/** The terms of all products of a parcel; none if nothing is shipped. */
export function parcelTerms(
  products: Iterable<Readonly<{ product: Deliverable; quantity: number }>>,
  travel: Travel,
  now: Date,
): readonly DeliveryTerms[] {
  return [...products].flatMap(
    ({ product, quantity }) => deliveryTerms(product, quantity, travel, now) ?? [],
  )
}

/**
 * When goods arrive that can be packed from `now` on: together, so the slowest decides. If both
 * days are the same, the later one is moved by a day (docs/store-api.md#delivery-windows). Null if
 * nothing is shipped.
 */
export function windowOf(terms: readonly DeliveryTerms[], now: Date): DeliveryWindow | null {
  const windows = terms.map(({ days, restocked }) => {
    const packed = later(packingDay(now), restocked)
    const earliest = addBusinessDays(packed, days.min)
    const latest = addBusinessDays(packed, days.max)
    return { earliest, latest: latest > earliest ? latest : addBusinessDays(earliest, 1) }
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

/** Business days after a payment, which has no date yet; not before goods are back and sent. */
export type DaysAfterPayment = DeliveryDays & Readonly<{ notBefore: CalendarDate | null }>

/**
 * When goods arrive that are packed once they are paid. Money that comes after the cut-off waits
 * for the next business day, so the later end has one day more. Null if nothing is shipped.
 */
export function daysAfterPayment(
  terms: readonly DeliveryTerms[],
  now: Date,
): DaysAfterPayment | null {
  const window = windowOf(terms, now)
  if (!window) return null
  const today = packingDay(now)
  const waits = terms.some(({ restocked }) => restocked !== null && restocked > today)
  return {
    min: Math.max(...terms.map(({ days }) => days.min)),
    max: Math.max(...terms.map(({ days }) => days.max)) + 1,
    notBefore: waits ? window.earliest : null,
  }
}

/** The promise of a delivery: dates, or days that a payment starts, or nothing. */
export type DeliveryPromise = Readonly<{
  window: DeliveryWindow | null
  afterPayment: DaysAfterPayment | null
}>

export function deliveryPromise(
  terms: readonly DeliveryTerms[],
  { waitsForMoney }: Readonly<{ waitsForMoney: boolean }>,
  now: Date,
): DeliveryPromise {
  return waitsForMoney
    ? { window: null, afterPayment: daysAfterPayment(terms, now) }
    : { window: windowOf(terms, now), afterPayment: null }
}

function restockDay(restock: Restock, now: Date): CalendarDate {
  const day = restock.kind === 'date' ? restock.date : addDays(berlinTime(now).date, restock.days)
  return businessDayFrom(day)
}

function later(date: CalendarDate, other: CalendarDate | null): CalendarDate {
  return other !== null && other > date ? other : date
}
