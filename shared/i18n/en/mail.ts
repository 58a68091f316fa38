import type { SameMessages } from '../translate.ts'
import type { mail as de } from '../de/mail.ts'

export const mail = {} satisfies SameMessages<typeof de>
