import type { Point, View } from './view.ts'

export const MAX_ZOOM = 3
export const MIN_ZOOM = 0.1
const ZOOM_STEP = 0.12
const SNAP = 0.05
const PINCH_LEAST = 0.5
const PINCH_MOST = 1.5 * MAX_ZOOM
/** What one notch of a mouse wheel scrolls, in pixels. */
const NOTCH = 100

/** The zoom within its limits, and exactly 1 or the most where it comes that near. */
export function settledZoom(zoom: number): number {
  const bounded = boundedZoom(zoom)
  return [1, MAX_ZOOM].find((stop) => Math.abs(stop - bounded) < SNAP) ?? bounded
}

/** One step in (1) or out (-1). */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  return settledZoom(zoom + direction * ZOOM_STEP)
}

/** While a wheel turns: a step for each notch, less for a touchpad's smaller movements. */
export function wheeledZoom(zoom: number, deltaY: number): number {
  const notches = Math.min(1, Math.max(-1, deltaY / NOTCH))
  return boundedZoom(zoom - notches * ZOOM_STEP)
}

/** While fingers pinch, the zoom may exceed its limits a little; letting go settles it. */
export function pinchedZoom(zoom: number): number {
  return Math.min(PINCH_MOST, Math.max(PINCH_LEAST, zoom))
}

/** What a double click leads to: the most, and from anywhere else back to what fits. */
export function doubleClickedZoom(zoom: number): number {
  return zoom === 1 ? MAX_ZOOM : 1
}

/** The view at another zoom, with what lies under `point` (from the stage's middle) held there. */
export function zoomAt(view: View, zoom: number, { x, y }: Point): View {
  const factor = zoom / view.zoom
  return { ...view, zoom, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }
}

function boundedZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
}
