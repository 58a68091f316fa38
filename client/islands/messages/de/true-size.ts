import { trueSize } from '#shared/i18n/de/true-size.ts'

/** The texts of drawings at true size. */
export const messages = { trueSize }
