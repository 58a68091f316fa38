import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredParent } from '#worker/backend/tables/stored.ts'

/** Longer than any cross-selling list. */
const MOST = 24

/** The cross-selling list of a parent; none if it names no other parents. */
export function crossSellingStructs(
  { key, crossSelling }: Pick<StoredParent, 'key' | 'crossSelling'>,
  locale: Locale,
) {
  return crossSelling.length > 0 ? [crossSellingStruct(key, locale)] : []
}

export function crossSellingStruct(parentKey: string, locale: Locale) {
  const name = messages(locale)('product.crossSelling')
  return {
    id: idOf('cross-selling', parentKey),
    name,
    position: 1,
    type: 'productList',
    sortBy: 'name',
    sortDirection: 'ASC',
    active: true,
    limit: MOST,
    translated: { name },
    apiAlias: 'product_cross_selling',
  }
}
