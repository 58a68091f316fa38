import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import type { StoredFamily } from '#worker/backend/tables/stored.ts'

/** Longer than any list of what goes with a family. */
const MOST = 24

/** The cross-selling list of a family; none if it names no other families. */
export function crossSellingStructs(
  { key, crossSelling }: Pick<StoredFamily, 'key' | 'crossSelling'>,
  locale: Locale,
) {
  return crossSelling.length > 0 ? [crossSellingStruct(key, locale)] : []
}

export function crossSellingStruct(familyKey: string, locale: Locale) {
  const name = messages(locale)('product.goesWith')
  return {
    id: idOf('cross-selling', familyKey),
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
