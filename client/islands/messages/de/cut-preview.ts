import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'
import { cutPreview } from '#shared/i18n/de/cut-preview.ts'

/** The texts of an unrolled cut. */
export const messages = { catalogue, quantity, cutPreview }
