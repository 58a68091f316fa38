import type { LocalText } from '#shared/i18n/locales.ts'

/**
 * Property groups that a card shows, the most important first: weight of cloth, size of a zipper,
 * width of webbing and so on. Cards do not show other groups.
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

/** Shorter names for values whose unit is clear, because a card shows three of them in a row. */
export const FACT_LABELS: Readonly<Record<string, LocalText>> = {
  grammage: { de: 'Gewicht', en: 'Weight' },
  roll_width: { de: 'Breite', en: 'Width' },
  webbing_width: { de: 'Gurtbreite', en: 'Webbing width' },
  breaking_strength: { de: 'Bruchlast', en: 'Breaks at' },
  denier: { de: 'Garn', en: 'Yarn' },
}
