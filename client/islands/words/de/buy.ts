import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

/** What the form of an article says. */
export const words = { catalogue, quantity }
