import type { SameMessages } from '../translate.ts'
import type { shell as de } from '../de/shell.ts'

export const shell = {
  skipToContent: 'Skip to content',
  cartLines: ({ count }) => (count === 1 ? '1 item' : `${count} items`),
} satisfies SameMessages<typeof de>
