import type { recentlyViewed as de } from '../de/recently-viewed.ts'
import type { SameMessages } from '../translate.ts'

export const recentlyViewed = {
  title: 'Recently viewed',
  wish: 'Remember the products I view',
  hint: 'The list is stored in this browser only, while the box is ticked. It is deleted when you log out.',
  empty: 'Empty list',
} satisfies SameMessages<typeof de>
