import type { SameMessages } from '../translate.ts'
import type { gateway as de } from '../de/gateway.ts'

export const gateway = {} satisfies SameMessages<typeof de>
