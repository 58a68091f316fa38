import { catalogue } from '#shared/i18n/en/catalogue.ts'
import { preview } from '#shared/i18n/en/preview.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/preview.ts'

export const messages = { catalogue, preview, quantity } satisfies SameKeys<typeof german>
