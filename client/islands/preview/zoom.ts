import type { Point, View } from './view.ts'

export const MAX_ZOOM = 3
export const MIN_ZOOM = 0.1
const ZOOM_STEP = 0.12
const SNAP = 0.05
const PINCH_LEAST = 0.5
const PINCH_MOST = 1.5 * MAX_ZOOM
/** Pixels that one notch of a mouse wheel scrolls. */
const NOTCH = 100

/** The zoom within its limits; values close to 1 or the maximum become exactly that. */
export function settledZoom(zoom: number): number {
  const bounded = boundedZoom(zoom)
  return [1, MAX_ZOOM].find((stop) => Math.abs(stop - bounded) < SNAP) ?? bounded
}

/** One step in (1) or out (-1). */
export function steppedZoom(zoom: number, direction: 1 | -1): number {
  return settledZoom(zoom + direction * ZOOM_STEP)
}

/** The zoom during wheel events: one step per notch, less for small touchpad movements. */
export function wheeledZoom(zoom: number, deltaY: number): number {
  const notches = Math.min(1, Math.max(-1, deltaY / NOTCH))
  return boundedZoom(zoom - notches * ZOOM_STEP)
}

/** A pinch can exceed the limits a little; its end restores them. */
export function pinchedZoom(zoom: number): number {
  return Math.min(PINCH_MOST, Math.max(PINCH_LEAST, zoom))
}

/** A double click at fitting size zooms to the maximum, otherwise back to the fitting size. */
export function doubleClickedZoom(zoom: number): number {
  return zoom === 1 ? MAX_ZOOM : 1
}

/**
 * The view at another zoom, with the picture's point below `point` (from the stage's centre) fixed.
 */
export function zoomAt(view: View, zoom: number, { x, y }: Point): View {
  const factor = zoom / view.zoom
  return { ...view, zoom, x: x - (x - view.x) * factor, y: y - (y - view.y) * factor }
}

function boundedZoom(zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom))
}
