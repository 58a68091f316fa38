import type { SameMessages } from '../translate.ts'
import type { product as de } from '../de/product.ts'

export const product = {} satisfies SameMessages<typeof de>
