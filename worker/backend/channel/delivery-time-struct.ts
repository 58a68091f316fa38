import type { DeliveryDays } from '#shared/domain/delivery/shipping.ts'
import type { Locale, LocalText } from '#shared/i18n/locales.ts'

const DAY: LocalText = { de: 'Tag', en: 'day' }
const DAYS: LocalText = { de: 'Tage', en: 'days' }

/** A Store API delivery time in business days, such as "2–4 days". */
export function deliveryTimeStruct(id: string, { min, max }: DeliveryDays, locale: Locale) {
  const figure = min === max ? `${max}` : `${min}–${max}`
  const name = `${figure} ${(max === 1 ? DAY : DAYS)[locale]}`
  return {
    id,
    name,
    min,
    max,
    unit: 'day',
    customFields: null,
    translated: { name, customFields: {} },
    apiAlias: 'delivery_time',
  }
}
