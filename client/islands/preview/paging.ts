/** 1 is the next picture, -1 the one before. */
export type PageStep = 1 | -1

const SWIPE_TOLERANCE = 50

/** The picture so many steps on; after the last comes the first. */
export function pictureAfter(index: number, step: PageStep, count: number): number {
  return (index + step + count) % count
}

/**
 * Where a swipe of `dx`, `dy` pixels leads; null where it was too short or rather up or down. What
 * moves aside makes room for what follows, so right-to-left pages turn the other way.
 */
export function swipedStep(dx: number, dy: number, rightToLeft: boolean): PageStep | null {
  if (Math.abs(dx) <= SWIPE_TOLERANCE || Math.abs(dx) <= Math.abs(dy)) return null
  return dx < 0 === rightToLeft ? -1 : 1
}

/** Where an arrow key leads; reversed where the page reads from right to left. */
export function arrowStep(key: string, rightToLeft: boolean): PageStep | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === rightToLeft ? -1 : 1
}
