import type { SameMessages } from '../translate.ts'
import type { errors as de } from '../de/errors.ts'

export const errors = {} satisfies SameMessages<typeof de>
