import type { Locale } from '#shared/i18n/locales.ts'
import { SORTING_LABELS } from './data/sorting-labels.ts'

const SORTING_KEYS = [
  'topseller',
  'newest',
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
] as const
export type SortingKey = (typeof SORTING_KEYS)[number]

const DEFAULT_SORTING: SortingKey = 'topseller'

/** The sorting that a request names, the default for one that does not exist. */
export function sortingOf(order: unknown): SortingKey {
  return SORTING_KEYS.find((key) => key === order) ?? DEFAULT_SORTING
}

/** The Store API's list of sortings to choose from. */
export function sortingStructs(locale: Locale) {
  return SORTING_KEYS.map((key, index) => {
    const label = SORTING_LABELS[key][locale]
    return {
      key,
      priority: SORTING_KEYS.length - index,
      label,
      translated: { label },
      apiAlias: 'product_sorting',
    }
  })
}
