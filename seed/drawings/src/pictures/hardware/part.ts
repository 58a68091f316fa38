import { place } from '../pen/place.ts'
import { solid } from '../pen/plate.ts'

/** A moulded or cast part, drawn around the origin: outline, edges, hidden edges. */
export type Part = Readonly<{ outline: string; edges?: string; hidden?: string }>

/** Draws a part in the product colour at x y. */
export function part(
  { outline, edges, hidden }: Part,
  x: number,
  y: number,
  k = 1,
  ky = k,
): string {
  const line = (className: string, d: string | undefined) =>
    d ? `<path class="${className}" d="${place(d, x, y, k, ky)}"/>` : ''
  const light = edges ? `<path class="e" d="${place(edges, x + 1.4, y + 1.4, k, ky)}"/>` : ''
  return solid(place(outline, x, y, k, ky), 'li') + light + line('b', edges) + line('h', hidden)
}

/** How large a part is drawn for webbing of so many millimetres: sizes compare, all fit. */
export const sizeFor = (bandMm: number): number => 0.56 + (Math.min(bandMm, 50) / 50) * 0.56

/** Texture of webbing that runs upright (`wb`) and across (`wx`). */
export const BAND =
  '<pattern id="wb" width="20" height="10" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2" d="M0 0l5 5l5-5l5 5l5-5"/></pattern>'

/** Webbing in a shade that contrasts with the part. */
export const band = (d: string): string =>
  `<path fill="#b9c2bb" d="${d}"/><path fill="url(#wb)" d="${d}"/><path class="a" d="${d}"/>`
