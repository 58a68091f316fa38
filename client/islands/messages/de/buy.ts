import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

export const messages = { catalogue, quantity }
