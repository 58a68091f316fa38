import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { preview } from '#shared/i18n/de/preview.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

/** The texts of a product's pictures. */
export const messages = { catalogue, preview, quantity }
export type PreviewMessages = typeof messages
