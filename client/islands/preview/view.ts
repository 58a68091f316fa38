/** The position of a picture on its stage. */
export type View = Readonly<{
  /** Pixels between the centres of picture and stage. */
  x: number
  y: number
  /** 1 is the size at which the picture fits. */
  zoom: number
  /**
   * Degrees clockwise, a multiple of 90; can exceed 360, so that the animation never turns back.
   */
  turn: number
}>

export type Point = Readonly<{ x: number; y: number }>
export type Size = Readonly<{ width: number; height: number }>

export const UPRIGHT: View = { x: 0, y: 0, zoom: 1, turn: 0 }

const QUARTER = 90

/** The view rotated by 90 degrees clockwise, centred on the stage. */
export function turned(view: View): View {
  return { ...view, x: 0, y: 0, turn: view.turn + QUARTER }
}

/**
 * Whether the picture is rotated by 90 or 270 degrees, so that its width must fit the stage's
 * height.
 */
export function isOnItsSide({ turn }: Pick<View, 'turn'>): boolean {
  return turn % (2 * QUARTER) !== 0
}

/**
 * Limits the position so that the picture's edges do not leave the stage. A picture smaller than
 * the stage is centred. `picture` is its size at zoom 1, before rotation.
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
