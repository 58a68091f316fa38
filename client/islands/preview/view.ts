/** How a picture lies on its stage. */
export type View = Readonly<{
  /** Pixels between the middles of picture and stage. */
  x: number
  y: number
  /** 1 is the size at which the picture fits. */
  zoom: number
  /** Degrees clockwise, a multiple of 90; it grows past 360 so that a turn never runs back. */
  turn: number
}>

export type Point = Readonly<{ x: number; y: number }>
export type Size = Readonly<{ width: number; height: number }>

export const UPRIGHT: View = { x: 0, y: 0, zoom: 1, turn: 0 }

const QUARTER = 90

/** Turned by a quarter clockwise, in the middle of the stage. */
export function turned(view: View): View {
  return { ...view, x: 0, y: 0, turn: view.turn + QUARTER }
}

/** Whether the picture lies on its side, so that its width has to fit the stage's height. */
export function isOnItsSide({ turn }: Pick<View, 'turn'>): boolean {
  return turn % (2 * QUARTER) !== 0
}

/**
 * The view with the picture no further off the middle than its edges reach the stage's: one that
 * is smaller than the stage stands still. `picture` is its size at zoom 1, before any turn.
 */
export function clampToStage(view: View, picture: Size, stage: Size): View {
  const { width, height } = isOnItsSide(view)
    ? { width: picture.height, height: picture.width }
    : picture
  return {
    ...view,
    x: within(view.x, (width * view.zoom - stage.width) / 2),
    y: within(view.y, (height * view.zoom - stage.height) / 2),
  }
}

function within(offset: number, slack: number): number {
  return slack > 0 ? Math.min(slack, Math.max(-slack, offset)) : 0
}
