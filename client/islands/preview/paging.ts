/** 1 is the next picture, -1 the previous. */
export type PageStep = 1 | -1

const SWIPE_TOLERANCE = 50

/** The picture `step` further; the first follows the last. */
export function pictureAfter(index: number, step: PageStep, count: number): number {
  return (index + step + count) % count
}

/**
 * The step of a swipe by `dx`, `dy` pixels; null if it was too short or mostly vertical.
 * Right-to-left pages swap the directions.
 */
export function swipedStep(dx: number, dy: number, rightToLeft: boolean): PageStep | null {
  if (Math.abs(dx) <= SWIPE_TOLERANCE || Math.abs(dx) <= Math.abs(dy)) return null
  return dx < 0 === rightToLeft ? -1 : 1
}

/** The step of an arrow key; right-to-left pages swap the directions. */
export function arrowStep(key: string, rightToLeft: boolean): PageStep | null {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (key === 'ArrowRight') === rightToLeft ? -1 : 1
}
