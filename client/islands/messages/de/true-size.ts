import { trueSize } from '#shared/i18n/de/true-size.ts'

export const messages = { trueSize }
