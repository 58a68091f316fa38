import { scheduleHydration } from '../islands/schedule-hydration.ts'
import { replaceClicks } from '../islands/replace-clicks.ts'

/** Another variant of a product replaces the shown one in place. */
export function enhanceVariants(): void {
  replaceClicks<HTMLAnchorElement>('.variants a', () =>
    import('./open-variant.ts').then((part) => part.choosingVariants(scheduleHydration)),
  )
}
