import { addBusinessDays, businessDayFrom, isBusinessDay } from './business-days.ts'
import type { CalendarDate } from './calendar.ts'
import { addDays, berlinTime } from './calendar.ts'
import type { CartProduct, Restock } from './cart/cart-product.ts'
import type { DeliveryDays } from './shipping.ts'

/** The days between which a parcel arrives, both inclusive. */
export type DeliveryWindow = Readonly<{ earliest: CalendarDate; latest: CalendarDate }>

/** What the delivery of an article depends on. */
export type Deliverable = Pick<CartProduct, 'unit' | 'stock' | 'restock' | 'deliveryDays'>

const CUT_OFF_HOUR = 12

/** The day on which an order is packed: today before noon in Germany, else the next business day. */
export function packingDay(now: Date): CalendarDate {
  const { date, hour } = berlinTime(now)
  if (isBusinessDay(date) && hour < CUT_OFF_HOUR) return date
  return businessDayFrom(addDays(date, 1))
}

/**
 * When a quantity of an article arrives; null for downloads. The article's own days go before
 * those of the method. What is not in stock is packed once it is back: on the announced date, or
 * after the announced calendar days. Where both days fall together the later is one more (7.10).
 */
export function deliveryWindow(
  article: Deliverable,
  quantity: number,
  methodDays: DeliveryDays,
  now: Date,
): DeliveryWindow | null {
  if (article.unit === 'download') return null
  const isBackordered = article.stock !== null && article.stock < quantity
  const restocked = isBackordered && article.restock ? restockDay(article.restock, now) : null
  const packed = later(packingDay(now), restocked)
  const { min, max } = article.deliveryDays ?? methodDays
  const earliest = addBusinessDays(packed, min)
  const latest = addBusinessDays(packed, max)
  return { earliest, latest: latest > earliest ? latest : addBusinessDays(earliest, 1) }
}

/** When a whole parcel arrives: it waits for its slowest article. Null if nothing is shipped. */
export function parcelWindow(
  articles: Iterable<Readonly<{ product: Deliverable; quantity: number }>>,
  methodDays: DeliveryDays,
  now: Date,
): DeliveryWindow | null {
  const windows = [...articles].flatMap(
    ({ product, quantity }) => deliveryWindow(product, quantity, methodDays, now) ?? [],
  )
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

function restockDay(restock: Restock, now: Date): CalendarDate {
  const day = restock.kind === 'date' ? restock.date : addDays(berlinTime(now).date, restock.days)
  return businessDayFrom(day)
}

function later(date: CalendarDate, other: CalendarDate | null): CalendarDate {
  return other !== null && other > date ? other : date
}
