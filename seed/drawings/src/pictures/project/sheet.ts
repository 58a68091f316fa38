import { letter } from '../pen/lettering.ts'
import { arrow } from '../pen/marks.ts'
import { at } from '../pen/path.ts'
import { shadow } from '../pen/plate.ts'

/** A drawing of a finished thing on its sheet of 400 by 400 units; positions count its materials. */
export type Drawing = Readonly<{ hex: string; body: string; defs?: string; measures: string }>

const path = (attributes: string, d: string) => `<path ${attributes} d="${d}"/>`

/** Cloth in the thing's colour, lit from the upper left; `shade` darkens parts behind. */
export function cloth(d: string, shade = 0, texture = ''): string {
  const dark = shade > 0 ? path(`fill-opacity="${shade}"`, d) : ''
  const over = texture ? path(`fill="url(#${texture})"`, d) : ''
  return `${path('class="c"', d)}${dark}${over}${path('fill="url(#li)"', d)}${path('class="a"', d)}`
}

/** The same with the shadow that it casts. */
export const lying = (d: string, shade = 0, texture = ''): string =>
  shadow(d) + cloth(d, shade, texture)

/** Stitches that show on light cloth and on dark. */
export const stitched = (d: string): string => path('class="e" stroke-dasharray="7 5"', d)

/** Folds and edges within the cloth. */
export const folded = (d: string): string => path('class="e"', d) + path('class="b"', d)

/** A thing of another colour: webbing, lining, a board. */
export const part = (d: string, fill: string): string =>
  path(`fill="${fill}"`, d) + path('class="b"', d)

/** Webbing or cord along a line. */
export const strap = (d: string, width: number, colour = '#2b2f2e'): string =>
  path(`fill="none" stroke="#61716b" stroke-width="${width + 2.4}"`, d) +
  path(`fill="none" stroke="${colour}" stroke-width="${width}"`, d)

/** A thin line such as a guy. */
export const guy = (d: string): string => path('class="b"', d)

/** Metal or hard plastic. */
export const metal = (d: string): string =>
  path('class="q" fill-rule="evenodd"', d) + path('class="b" fill-rule="evenodd"', d)

/** A shade of the sheet's background, for surroundings. */
export const ground = (d: string): string => path('class="d"', d)

/** A dimension along any line; `off` is its distance to the left of the direction from 1 to 2. */
export function along(
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  off: number,
  text: string,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const [nx, ny] = [uy, -ux]
  const beyond = off + 6 * Math.sign(off)
  const degrees = (Math.atan2(uy, ux) * 180) / Math.PI
  const [ax, ay, bx, by] = [x1 + nx * off, y1 + ny * off, x2 + nx * off, y2 + ny * off]
  // Texts are readable from below or from the right.
  const upright = degrees > 80 ? degrees - 180 : degrees
  const turn = upright < -100 ? upright + 180 : upright
  // The figure is above its line in reading direction.
  const [rx, ry] = [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)]
  const lines =
    `M${at(x1 + nx * 4 * Math.sign(off), y1 + ny * 4 * Math.sign(off))}L${at(x1 + nx * beyond, y1 + ny * beyond)}` +
    `M${at(x2 + nx * 4 * Math.sign(off), y2 + ny * 4 * Math.sign(off))}L${at(x2 + nx * beyond, y2 + ny * beyond)}` +
    `M${at(ax, ay)}L${at(bx, by)}`
  return (
    path('class="d"', lines) +
    path('class="f"', arrow(ax, ay, degrees + 180) + arrow(bx, by, degrees)) +
    letter(text, (ax + bx) / 2 + rx * 7, (ay + by) / 2 + ry * 7, 17, 'middle', turn)
  )
}
