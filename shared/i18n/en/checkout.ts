import type { SameMessages } from '../translate.ts'
import type { checkout as de } from '../de/checkout.ts'

export const checkout = {} satisfies SameMessages<typeof de>
