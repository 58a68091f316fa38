import { CLOTH_SORTINGS, type Sorting, SORTINGS } from '#shared/domain/listing.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'

/** The sorting that a request names, the default for one that does not exist. */
export function sortingOf(order: unknown): Sorting {
  return SORTINGS.find((key) => key === order) ?? SORTINGS[0]
}

/** The same for a search, whose default is how well a product answers it. */
export function searchSortingOf(order: unknown): Sorting | 'score' {
  return SORTINGS.find((key) => key === order) ?? 'score'
}

/** The Store API's list of sortings to choose from; of cloth there are more. */
export function sortingStructs(locale: Locale, hasCloth: boolean) {
  return SORTINGS.filter((key) => hasCloth || !CLOTH_SORTINGS.includes(key)).map((key, index) =>
    sortingStruct(key, SORTINGS.length - index, locale),
  )
}

/** A search has one more, in front. */
export function searchSortingStructs(locale: Locale, hasCloth: boolean) {
  const score = sortingStruct('score', SORTINGS.length + 1, locale)
  return [score, ...sortingStructs(locale, hasCloth)]
}

function sortingStruct(key: Sorting | 'score', priority: number, locale: Locale) {
  const label = messages(locale)(`sortings.${key}`)
  return { key, priority, label, translated: { label }, apiAlias: 'product_sorting' }
}
