import { catalogue } from '#shared/i18n/en/catalogue.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/buy.ts'

export const messages = { catalogue, quantity } satisfies SameKeys<typeof german>
