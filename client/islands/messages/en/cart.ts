import { cart } from '#shared/i18n/en/cart.ts'
import { forms } from '#shared/i18n/en/forms.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/cart.ts'

export const messages = { cart, forms, quantity } satisfies SameKeys<typeof german>
