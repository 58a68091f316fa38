import { arrowStep, type PageStep } from './paging.ts'
import type { Tool } from './tools.tsx'
import type { Point } from './view.ts'

type Key = Readonly<{
  key: string
  shiftKey: boolean
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}>

type KeyAction =
  | Readonly<{ kind: Tool }>
  | Readonly<{ kind: 'page'; step: PageStep }>
  | Readonly<{ kind: 'move'; by: Point }>

const TOOLS: Readonly<Record<string, Tool>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'reset',
  r: 'turn',
  R: 'turn',
}

const MOVE_PX = 80
/** An arrow key shows more in its direction, so the picture moves the opposite way. */
const MOVES: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: MOVE_PX },
  ArrowDown: { x: 0, y: -MOVE_PX },
  ArrowLeft: { x: MOVE_PX, y: 0 },
  ArrowRight: { x: -MOVE_PX, y: 0 },
}

/** The action of a key; null for keys that the browser handles. */
export function keyAction(pressed: Key, rightToLeft: boolean): KeyAction | null {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed
  if (altKey || ctrlKey || metaKey) return null
  const tool = TOOLS[key]
  if (tool) return { kind: tool }
  const step = shiftKey ? null : arrowStep(key, rightToLeft)
  if (step) return { kind: 'page', step }
  const by = MOVES[key]
  return by ? { kind: 'move', by } : null
}
