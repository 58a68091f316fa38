import type { SameMessages } from '../translate.ts'
import type { catalogue as de } from '../de/catalogue.ts'

export const catalogue = {} satisfies SameMessages<typeof de>
