import type { LocalText } from '#shared/i18n/locales.ts'

/**
 * Property groups that a card shows as figures, the most telling first: weight of cloth, size of a
 * zipper, width of webbing and so on. Other groups are not shown on cards.
 */
export const FACT_PRIORITY: readonly string[] = [
  'grammage',
  'zip_size',
  'zip_type',
  'zip_function',
  'webbing_width',
  'width_mm',
  'diameter_mm',
  'thread_size',
  'volume_ml',
  'difficulty',
  'hydrostatic_head',
  'fill_power',
  'fill_weight',
  'breaking_strength',
  'wall_mm',
  'thickness',
  'density',
  'length_cm',
  'length_m',
  'roll_width',
  'denier',
  'sheet_size',
  'hookloop_part',
  'pattern_format',
  'packing_unit',
  'needle_size',
  'needle_point',
  'garment_sizes',
  'coating',
  'material',
  'suitable_for',
]

/** Shorter names for figures whose unit says the rest: three of them stand side by side on a card. */
export const FACT_LABELS: Readonly<Record<string, LocalText>> = {
  grammage: { de: 'Gewicht', en: 'Weight' },
  roll_width: { de: 'Breite', en: 'Width' },
  webbing_width: { de: 'Gurtbreite', en: 'Webbing width' },
  breaking_strength: { de: 'Bruchlast', en: 'Breaks at' },
  denier: { de: 'Garn', en: 'Yarn' },
}
