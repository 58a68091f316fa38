import { catalogue } from '#shared/i18n/en/catalogue.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { words as german } from '../de/buy.ts'

export const words = { catalogue, quantity } satisfies SameKeys<typeof german>
