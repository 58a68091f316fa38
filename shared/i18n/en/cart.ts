import type { SameMessages } from '../translate.ts'
import type { cart as de } from '../de/cart.ts'

export const cart = {} satisfies SameMessages<typeof de>
