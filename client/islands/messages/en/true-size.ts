import { trueSize } from '#shared/i18n/en/true-size.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/true-size.ts'

export const messages = { trueSize } satisfies SameKeys<typeof german>
