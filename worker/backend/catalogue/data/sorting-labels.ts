import type { LocalText } from '#shared/i18n/locales.ts'
import type { Sorting } from '#shared/domain/listing.ts'

export const SORTING_LABELS: Readonly<Record<Sorting, LocalText>> = {
  topseller: { de: 'Beliebtheit', en: 'Popularity' },
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  'name-asc': { de: 'Name A bis Z', en: 'Name A to Z' },
  'name-desc': { de: 'Name Z bis A', en: 'Name Z to A' },
  'price-asc': { de: 'Preis aufsteigend', en: 'Price, low to high' },
  'price-desc': { de: 'Preis absteigend', en: 'Price, high to low' },
}

export const SCORE_LABEL: LocalText = { de: 'Beste Treffer', en: 'Best match' }
