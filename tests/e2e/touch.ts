import type { Page } from '@playwright/test'

type Finger = readonly [x: number, y: number]
/** Start and end of a touch. */
type Move = Readonly<{ from: Finger; to: Finger }>

const STEPS = 8

/** Moves fingers at the same time, as touch events. */
export async function moveFingers(page: Page, ...moves: readonly Move[]): Promise<void> {
  const device = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: readonly Readonly<{ x: number; y: number; id: number }>[],
  ) => device.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
  const fingersAt = (part: number) =>
    moves.map(({ from, to }, id) => ({
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
      id,
    }))
  await send('touchStart', fingersAt(0))
  for (let step = 1; step <= STEPS; step++) await send('touchMove', fingersAt(step / STEPS))
  await send('touchEnd', [])
  await device.detach()
}
