import { replaceClicks } from '../islands/replace-clicks.ts'

/** Samples and compared products are added to a tray at the edge of the page, and removed from it. */
export function enhanceTrays(): void {
  const load = () => import('./tray.ts')
  if (document.cookie.includes('samples=')) void load().then((part) => part.showSamples())
  replaceClicks<HTMLButtonElement>('[form=sampled],[form=compare]', () =>
    load().then((part) => part.changeTray),
  )
}
