import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { preview } from '#shared/i18n/de/preview.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

/** Messages of the product gallery. */
export const messages = { catalogue, preview, quantity }
export type PreviewMessages = typeof messages
