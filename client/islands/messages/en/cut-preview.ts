import { catalogue } from '#shared/i18n/en/catalogue.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import { unroll } from '#shared/i18n/en/cut-preview.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { words as german } from '../de/cut-preview.ts'

export const words = { catalogue, quantity, unroll } satisfies SameKeys<typeof german>
