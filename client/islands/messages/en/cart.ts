import { cart } from '#shared/i18n/en/cart.ts'
import { quantityErrors } from '#shared/i18n/en/quantity-errors.ts'
import { quantity } from '#shared/i18n/en/quantity.ts'
import type { SameKeys } from '#shared/i18n/translate.ts'
import type { messages as german } from '../de/cart.ts'

export const messages = { cart, quantity, quantityErrors } satisfies SameKeys<typeof german>
