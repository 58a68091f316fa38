import type { LocaleText } from '#shared/schemas/import/text.ts'

/** One picture: the drawing and what it shows, told in both languages with its figures. */
export type View = Readonly<{
  svg: string
  alt: LocaleText
  /** How many of the drawing's units a millimetre is; absent where nothing is drawn to scale. */
  unitsPerMm?: number
}>
