import { trueSize } from '#shared/i18n/de/true-size.ts'

/** What the drawings in true size say. */
export const words = { trueSize }
