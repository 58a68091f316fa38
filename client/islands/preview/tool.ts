import { turned, UPRIGHT, type View } from './view.ts'
import { steppedZoom, zoomedAt } from './zoom.ts'

export const TOOLS = ['zoomOut', 'zoomIn', 'turn', 'reset'] as const
/** What can be done to a picture beside moving it. */
export type Tool = (typeof TOOLS)[number]

const MIDDLE = { x: 0, y: 0 }

/** The view after a tool was used; its place still has to be kept within the stage. */
export function toolUsed(tool: Tool, view: View): View {
  switch (tool) {
    case 'zoomIn':
      return zoomedAt(view, steppedZoom(view.zoom, 1), MIDDLE)
    case 'zoomOut':
      return zoomedAt(view, steppedZoom(view.zoom, -1), MIDDLE)
    case 'turn':
      return turned(view)
    case 'reset':
      return UPRIGHT
  }
}
