import type { Locale } from '#shared/i18n/locales.ts'
import { SCORE_LABEL, SORTING_LABELS } from '../data/sorting-labels.ts'

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

/** The same for a search, whose default is how well an article answers it. */
export function searchSortingOf(order: unknown): SortingKey | 'score' {
  return SORTING_KEYS.find((key) => key === order) ?? 'score'
}

/** The Store API's list of sortings to choose from. */
export function sortingStructs(locale: Locale) {
  return SORTING_KEYS.map((key, index) =>
    sortingStruct(key, SORTING_KEYS.length - index, SORTING_LABELS[key][locale]),
  )
}

/** A search has one more, in front. */
export function searchSortingStructs(locale: Locale) {
  const score = sortingStruct('score', SORTING_KEYS.length + 1, SCORE_LABEL[locale])
  return [score, ...sortingStructs(locale)]
}

function sortingStruct(key: string, priority: number, label: string) {
  return { key, priority, label, translated: { label }, apiAlias: 'product_sorting' }
}
