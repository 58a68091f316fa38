import { cart } from '#shared/i18n/de/cart.ts'
import { forms } from '#shared/i18n/de/forms.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

/** Messages of cart page and side cart. */
export const messages = { cart, forms, quantity }
export type CartMessages = typeof messages
