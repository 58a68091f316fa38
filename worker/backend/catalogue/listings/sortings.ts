import { CLOTH_SORTINGS, type Sorting, SORTINGS } from '#shared/domain/listing.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { messages } from '#shared/i18n/messages.ts'

/** The requested sorting; the default if it does not exist. */
export function sortingOf(order: unknown): Sorting {
  return SORTINGS.find((key) => key === order) ?? SORTINGS[0]
}

/** The same for a search, whose default is relevance. */
export function searchSortingOf(order: unknown): Sorting | 'score' {
  return SORTINGS.find((key) => key === order) ?? 'score'
}

/** The available sortings. Cloth has additional ones. */
export function sortingStructs(locale: Locale, hasCloth: boolean) {
  return SORTINGS.filter((key) => hasCloth || !CLOTH_SORTINGS.includes(key)).map((key, index) =>
    sortingStruct(key, SORTINGS.length - index, locale),
  )
}

/** A search has one more, at the start. */
export function searchSortingStructs(locale: Locale, hasCloth: boolean) {
  const score = sortingStruct('score', SORTINGS.length + 1, locale)
  return [score, ...sortingStructs(locale, hasCloth)]
}

function sortingStruct(key: Sorting | 'score', priority: number, locale: Locale) {
  const label = messages(locale)(`sortings.${key}`)
  return { key, priority, label, translated: { label }, apiAlias: 'product_sorting' }
}
