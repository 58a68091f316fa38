import type { LocalText } from '#shared/i18n/locales.ts'

/** Shorter names for figures whose unit says the rest: three of them stand side by side on a card. */
export const FACT_LABELS: Readonly<Record<string, LocalText>> = {
  grammage: { de: 'Gewicht', en: 'Weight' },
  roll_width: { de: 'Breite', en: 'Width' },
  webbing_width: { de: 'Gurtbreite', en: 'Webbing width' },
  breaking_strength: { de: 'Bruchlast', en: 'Breaks at' },
  denier: { de: 'Garn', en: 'Yarn' },
}
