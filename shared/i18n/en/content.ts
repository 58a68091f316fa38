import type { content as de } from '../de/content.ts'
import type { SameMessages } from '../translate.ts'

export const content: SameMessages<typeof de> = {
  pictures: 'Pictures',
}
