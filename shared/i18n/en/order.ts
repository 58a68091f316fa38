import type { SameMessages } from '../translate.ts'
import type { order as de } from '../de/order.ts'

export const order = {} satisfies SameMessages<typeof de>
