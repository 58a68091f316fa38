import { catalogue } from '#shared/i18n/en/catalogue.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import { cutPreview } from '#shared/i18n/en/cut-preview.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/cut-preview.ts'

export const messages = { catalogue, quantity, cutPreview } satisfies SameKeys<typeof german>
