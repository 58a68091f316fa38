import { cart } from '#shared/i18n/de/cart.ts'
import { quantityErrors } from '#shared/i18n/de/quantity-errors.ts'
import { quantity } from '#shared/i18n/de/quantity.ts'

/** Messages of cart page and side cart. */
export const messages = { cart, quantity, quantityErrors }
export type CartMessages = typeof messages
