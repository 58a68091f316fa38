import { catalogue } from '#shared/i18n/de/catalogue.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'
import { unroll } from '#shared/i18n/de/cut-preview.ts'

/** The texts of an unrolled cut. */
export const words = { catalogue, quantity, unroll }
