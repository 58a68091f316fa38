import type { seen as de } from '../de/seen.ts'
import type { SameMessages } from '../translate.ts'

export const seen = {
  title: 'Recently viewed',
  wish: 'Remember what I look at',
  hint: 'The list stands in this browser only, and only while this box is ticked. It is deleted when you log out.',
  empty: 'Empty the list',
} satisfies SameMessages<typeof de>
