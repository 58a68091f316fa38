import { SORTINGS, type Sorting } from '#shared/domain/listing.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { SCORE_LABEL, SORTING_LABELS } from '../data/sorting-labels.ts'

/** The sorting that a request names, the default for one that does not exist. */
export function sortingOf(order: unknown): Sorting {
  return SORTINGS.find((key) => key === order) ?? SORTINGS[0]
}

/** The same for a search, whose default is how well an article answers it. */
export function searchSortingOf(order: unknown): Sorting | 'score' {
  return SORTINGS.find((key) => key === order) ?? 'score'
}

/** The Store API's list of sortings to choose from. */
export function sortingStructs(locale: Locale) {
  return SORTINGS.map((key, index) =>
    sortingStruct(key, SORTINGS.length - index, SORTING_LABELS[key][locale]),
  )
}

/** A search has one more, in front. */
export function searchSortingStructs(locale: Locale) {
  const score = sortingStruct('score', SORTINGS.length + 1, SCORE_LABEL[locale])
  return [score, ...sortingStructs(locale)]
}

function sortingStruct(key: string, priority: number, label: string) {
  return { key, priority, label, translated: { label }, apiAlias: 'product_sorting' }
}
