import type { Locale } from '#shared/i18n/locales.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { homeTaxRate } from '#worker/backend/pricing/cart-product.ts'
import { DAYS } from '../data/units.ts'
import type { StoredArticle, StoredFamily } from './stored.ts'

const BASIS_POINTS_PER_PERCENT = 100

/** The Store API's tax of an article, as it is at home. */
export function taxStruct(record: Pick<StoredArticle, 'taxClass'>) {
  const taxRate = homeTaxRate(record) / BASIS_POINTS_PER_PERCENT
  return {
    id: idOf('tax', record.taxClass),
    name: `${taxRate} %`,
    taxRate,
    position: 0,
    customFields: null,
    translated: [],
    apiAlias: 'tax',
  }
}

/** How long an article takes to the doorstep, in business days. */
export function deliveryTimeFields({ deliveryDays }: StoredFamily, locale: Locale) {
  const { min, max } = deliveryDays
  const id = idOf('delivery-time', `${min}-${max}`)
  const name = `${min}–${max} ${DAYS[locale]}`
  const deliveryTime = {
    id,
    name,
    min,
    max,
    unit: 'day',
    customFields: null,
    translated: { name, customFields: {} },
    apiAlias: 'delivery_time',
  }
  return { deliveryTimeId: id, deliveryTime }
}
