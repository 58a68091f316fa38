import { useRef, useState, type RefObject } from 'react'
import { applyTool, type Tool } from './tools.tsx'
import { UPRIGHT, clampToStage, type Point, type View } from './view.ts'
import { settledZoom, zoomAt } from './zoom.ts'

export type StageView = Readonly<{
  view: View
  /** The element that contains the pictures, and the picture. */
  ground: RefObject<HTMLDivElement | null>
  image: RefObject<HTMLImageElement | null>
  /** Sets another view, which may exceed the limits during a gesture. */
  change: (next: (view: View) => View) => void
  /** Brings a view within all limits, around a fixed point. */
  settle: (view: View, around: Point) => View
  apply: (tool: Tool) => void
  move: (by: Point) => void
  reset: () => void
}>

/** The position of the shown picture, and functions that change it. */
export function useStageView(): StageView {
  const [view, change] = useState(UPRIGHT)
  const ground = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)

  function within(next: View): View {
    if (!ground.current || !image.current) return next
    const { clientWidth, clientHeight } = ground.current
    const { offsetWidth: width, offsetHeight: height } = image.current
    return clampToStage(next, { width, height }, { width: clientWidth, height: clientHeight })
  }

  return {
    view,
    ground,
    image,
    change,
    settle: (next, around) => within(zoomAt(next, settledZoom(next.zoom), around)),
    apply: (tool) => change((now) => within(applyTool(tool, now))),
    move: ({ x, y }) => change((now) => within({ ...now, x: now.x + x, y: now.y + y })),
    reset: () => change(UPRIGHT),
  }
}
