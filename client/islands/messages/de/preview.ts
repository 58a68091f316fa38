import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { preview } from '#shared/i18n/de/preview.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

/** The texts of an article's pictures. */
export const words = { catalogue, preview, quantity }
export type PreviewWords = typeof words
