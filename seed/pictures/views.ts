import { clothViews } from './fabric/views.ts'
import type { Subject } from './subject.ts'
import type { View } from './view.ts'

/** The pictures of an article in display order, the cover first. */
export function viewsOf(s: Subject): readonly View[] {
  return clothViews(s)
}
