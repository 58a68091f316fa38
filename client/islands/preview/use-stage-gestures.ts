import { useGesture } from '@use-gesture/react'
import { useEffect, useRef, useState } from 'react'
import { swipedStep, type PageStep } from './paging.ts'
import type { StageView } from './use-stage-view.ts'
import type { Point, View } from './view.ts'
import { doubleClickedZoom, pinchedZoom, wheeledZoom, zoomAt } from './zoom.ts'

const WHEEL_REST_MS = 80
const DOUBLE_CLICK_MS = 300
const DOUBLE_CLICK_PX = 30
/** Pixels per line (1) or page (2) of wheel events, for browsers that do not report pixels. */
const WHEEL_UNIT_PX: Readonly<Record<number, number>> = { 1: 33, 2: 100 }

type GestureHandlers = {
  readonly onPage: (step: PageStep) => void
  readonly onLeave: () => void
}

/**
 * Handles mouse, touch, pen and wheel on the stage. Dragging moves a zoomed picture and swipes any
 * other. Pinch, wheel and double click zoom at the pointer. A click next to the picture closes.
 * Returns whether a gesture is in progress.
 */
export function useStageGestures(stage: StageView, { onPage, onLeave }: GestureHandlers): boolean {
  const { view, ground, image, change, settle } = stage
  const [isMoving, setMoving] = useState(false)
  const lastClick = useRef({ time: -Infinity, x: 0, y: 0 })
  const wheelRest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(wheelRest.current), [])

  function fromMiddle([x, y]: readonly [number, number]): Point {
    const { left, top, width, height } = ground.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }

  function onClick(place: readonly [number, number], time: number) {
    const [x, y] = place
    const point = fromMiddle(place)
    const before = lastClick.current
    const isNear = Math.hypot(x - before.x, y - before.y) < DOUBLE_CLICK_PX
    if (time - before.time < DOUBLE_CLICK_MS && isNear) {
      lastClick.current = { time: -Infinity, x, y }
      change((now) => settle(zoomAt(now, doubleClickedZoom(now.zoom), point), point))
      return
    }
    lastClick.current = { time, x, y }
    if (!isWithin(image.current, x, y)) onLeave()
    // A click also moves a zoomed picture, as dragging must not be the only way (WCAG 2.5.7).
    else if (view.zoom > 1) stage.move({ x: -point.x, y: -point.y })
  }

  useGesture(
    {
      onDrag: ({ tap, xy, movement: [dx, dy], event, active, last, canceled, ...drag }) => {
        const start: View = drag.memo ?? view
        if (drag.pinching) drag.cancel()
        if (drag.pinching || canceled) return start
        setMoving(active)
        if (tap) {
          onClick(xy, event.timeStamp)
        } else if (start.zoom > 1) {
          const moved = { ...start, x: start.x + dx, y: start.y + dy }
          change(() => settle(moved, { x: 0, y: 0 }))
        } else {
          const isRightToLeft = getComputedStyle(event.target as Element).direction === 'rtl'
          const step = last ? swipedStep(dx, dy, isRightToLeft) : null
          change(() => (last ? start : { ...start, x: start.x + dx }))
          if (step) onPage(step)
        }
        return start
      },
      onPinch: ({ offset: [zoom], origin, active, last, memo }) => {
        const point = fromMiddle(origin)
        const start: { readonly view: View; readonly point: Point } = memo ?? { view, point }
        const zoomed = zoomAt(start.view, pinchedZoom(zoom), start.point)
        const carried = {
          ...zoomed,
          x: zoomed.x + point.x - start.point.x,
          y: zoomed.y + point.y - start.point.y,
        }
        setMoving(active)
        change(() => (last ? settle(carried, point) : carried))
        return start
      },
      onWheel: ({ event, last, ctrlKey }) => {
        // With the control key it is a touchpad's pinch, which has its own handler.
        if (last || ctrlKey) return
        event.preventDefault()
        const point = fromMiddle([event.clientX, event.clientY])
        const turned = event.deltaY * (WHEEL_UNIT_PX[event.deltaMode] ?? 1)
        change((now) => zoomAt(now, wheeledZoom(now.zoom, turned), point))
        clearTimeout(wheelRest.current)
        wheelRest.current = setTimeout(() => change((now) => settle(now, point)), WHEEL_REST_MS)
      },
    },
    {
      target: ground,
      eventOptions: { passive: false },
      drag: { filterTaps: true, pointer: { keys: false } },
      pinch: { from: () => [view.zoom, 0] },
    },
  )
  return isMoving
}

function isWithin(element: Element | null, x: number, y: number): boolean {
  if (!element) return false
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}
