import { CLOTH_SORTINGS, type Sorting, SORTINGS } from '#shared/domain/listing.ts'
import type { Locale, LocalText } from '#shared/i18n/locales.ts'

const SORTING_LABELS: Readonly<Record<Sorting, LocalText>> = {
  topseller: { de: 'Beliebtheit', en: 'Popularity' },
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  'name-asc': { de: 'Name A bis Z', en: 'Name A to Z' },
  'name-desc': { de: 'Name Z bis A', en: 'Name Z to A' },
  'price-asc': { de: 'Preis aufsteigend', en: 'Price, low to high' },
  'price-desc': { de: 'Preis absteigend', en: 'Price, high to low' },
  'weight-asc': { de: 'Gewicht aufsteigend', en: 'Weight, low to high' },
  'weight-desc': { de: 'Gewicht absteigend', en: 'Weight, high to low' },
  'area-price-asc': { de: 'Preis je m² aufsteigend', en: 'Price per m², low to high' },
  'area-price-desc': { de: 'Preis je m² absteigend', en: 'Price per m², high to low' },
}

const SCORE_LABEL: LocalText = { de: 'Beste Treffer', en: 'Best match' }

/** The sorting that a request names, the default for one that does not exist. */
export function sortingOf(order: unknown): Sorting {
  return SORTINGS.find((key) => key === order) ?? SORTINGS[0]
}

/** The same for a search, whose default is how well an article answers it. */
export function searchSortingOf(order: unknown): Sorting | 'score' {
  return SORTINGS.find((key) => key === order) ?? 'score'
}

/** The Store API's list of sortings to choose from; of cloth there are more. */
export function sortingStructs(locale: Locale, hasCloth: boolean) {
  return SORTINGS.filter((key) => hasCloth || !CLOTH_SORTINGS.includes(key)).map((key, index) =>
    sortingStruct(key, SORTINGS.length - index, SORTING_LABELS[key][locale]),
  )
}

/** A search has one more, in front. */
export function searchSortingStructs(locale: Locale, hasCloth: boolean) {
  const score = sortingStruct('score', SORTINGS.length + 1, SCORE_LABEL[locale])
  return [score, ...sortingStructs(locale, hasCloth)]
}

function sortingStruct(key: string, priority: number, label: string) {
  return { key, priority, label, translated: { label }, apiAlias: 'product_sorting' }
}
