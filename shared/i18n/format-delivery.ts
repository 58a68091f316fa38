import type { DeliveryPromise } from '../domain/delivery/delivery.ts'
import { formatDay, formatDays } from './format.ts'
import type { Locale } from './locales.ts'
import type { T } from './messages.ts'

/** Formats a delivery promise: two dates, or days after the payment; null without a promise. */
export function formatDelivery(
  t: T,
  locale: Locale,
  { window, afterPayment }: DeliveryPromise,
): string | null {
  if (window) return formatDays(locale, window)
  if (!afterPayment) return null
  const { min, max, notBefore } = afterPayment
  const days = t('cartLines.daysAfterPayment', { min, max })
  if (notBefore === null) return days
  return t('cartLines.notBefore', { days, date: formatDay(locale, notBefore) })
}
