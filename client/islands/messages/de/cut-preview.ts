import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'
import { cutPreview } from '#shared/i18n/de/cut-preview.ts'

export const messages = { catalogue, quantity, cutPreview }
