import { arrow } from '../pen/marks.ts'
import { at, r } from '../pen/path.ts'
import { place } from '../pen/place.ts'

/** Shapes of pattern pieces around the origin, about 100 units wide. */
const PIECES = {
  panel: 'M-50-70H50V70H-50z',
  strip: 'M-50-14H50V14H-50z',
  triangle: 'M-46 40H46L0-44z',
  circle: 'M-48 0a48 48 0 1 0 96 0a48 48 0 1 0-96 0z',
  tapered: 'M-34-70H34L50 70H-50z',
  back: 'M-34-74Q0-60 34-74L50-56V-20Q44 10 50 70H-50Q-44 10-50-20V-56z',
  front: 'M-30-74L6-44 36-70 48-50Q36-20 50-10V70H-46V-40z',
  sleeve: 'M-50-24Q-24-30 0-66Q24-30 50-24L32 70H-32z',
  hood: 'M-40 66V-20Q-36-66 8-66Q48-58 46-10L30 20 34 66z',
  crown: 'M-40 60V0Q-30-44 0-66Q30-44 40 0V60z',
  gore: 'M-44 62Q-48-10 0-66Q48-10 44 62Q0 74-44 62z',
  frame: 'M-66-40H66L22 44Q10 54-4 46z',
  arch: 'M-50 60V0a50 56 0 0 1 100 0V60z',
  wrap: 'M-60-60H60L48 62Q0 74-48 62z',
  foot: 'M-46-30Q0-46 46-30L52 30Q20 44 8 20Q-20 40-52 30z',
} as const

type PieceName = keyof typeof PIECES

/** A piece on the sheet: shape, place, size, how often it is cut, turn of the grain. */
export type Piece = readonly [PieceName, number, number, number, number, 1 | 2 | 4]

/** Pieces of a project on the sheet of 340 by 330 units. */
export const LAYOUTS: Readonly<Record<string, readonly Piece[]>> = {
  tarp: [
    ['panel', 108, 150, 1.5, 1.6, 2],
    ['triangle', 262, 92, 1, 1, 4],
    ['triangle', 262, 194, 0.7, 0.7, 4],
    ['strip', 264, 266, 1.5, 1, 2],
  ],
  quilt: [
    ['tapered', 112, 156, 1.5, 1.7, 2],
    ['circle', 282, 98, 1, 1, 1],
    ['strip', 282, 196, 1.2, 1.2, 2],
    ['strip', 282, 262, 1.2, 0.8, 4],
  ],
  backpack: [
    ['panel', 90, 132, 1.1, 1.3, 1],
    ['front', 210, 118, 1, 1.1, 2],
    ['circle', 318, 84, 0.7, 0.6, 1],
    ['panel', 320, 190, 0.7, 0.8, 2],
    ['strip', 150, 288, 2, 1.2, 2],
  ],
  bivvy: [
    ['tapered', 100, 160, 1.2, 1.8, 2],
    ['arch', 232, 120, 1, 1.1, 1],
    ['hood', 330, 116, 0.7, 1, 2],
    ['strip', 282, 252, 1.6, 1.6, 1],
  ],
  framebag: [
    ['frame', 130, 96, 1.4, 1.2, 2],
    ['strip', 290, 96, 1.1, 2.4, 1],
    ['strip', 140, 216, 1.8, 1.4, 2],
    ['panel', 306, 236, 0.7, 0.9, 4],
  ],
  drybag: [
    ['panel', 112, 156, 1.4, 1.6, 1],
    ['circle', 280, 110, 1.1, 1.1, 1],
    ['strip', 280, 226, 1.3, 0.9, 2],
    ['strip', 280, 282, 1.3, 0.7, 2],
  ],
  rainjacket: [
    ['back', 92, 110, 1.1, 1.1, 1],
    ['front', 212, 110, 1.1, 1.1, 2],
    ['hood', 326, 104, 0.8, 1, 2],
    ['sleeve', 106, 268, 1.2, 0.9, 2],
    ['strip', 268, 262, 1.8, 1.4, 2],
  ],
  rainskirt: [
    ['wrap', 130, 126, 1.5, 1.2, 2],
    ['strip', 154, 258, 2.2, 1.2, 1],
    ['panel', 316, 120, 0.6, 0.7, 2],
    ['strip', 312, 218, 0.9, 1.4, 2],
  ],
  gaiters: [
    ['foot', 126, 104, 1.5, 1.3, 2],
    ['tapered', 292, 112, 1, 1, 2],
    ['strip', 130, 212, 1.8, 1.1, 2],
    ['strip', 130, 280, 1.2, 0.7, 2],
    ['panel', 300, 256, 0.6, 0.6, 4],
  ],
  beanie: [
    ['gore', 98, 116, 1.1, 1.1, 4],
    ['crown', 226, 116, 1.1, 1.1, 2],
    ['strip', 150, 270, 2, 1.6, 1],
    ['circle', 326, 110, 0.8, 0.8, 1],
  ],
  hoody: [
    ['back', 90, 112, 1.1, 1.1, 1],
    ['front', 206, 112, 1.1, 1.1, 2],
    ['sleeve', 322, 110, 0.9, 1.1, 2],
    ['hood', 96, 270, 1, 0.8, 2],
    ['wrap', 228, 272, 0.9, 0.7, 1],
  ],
}

const inset = (k: number) => Math.max(0.4, k - 0.16)

/** A piece with its seam line inside, grain line and notch. */
export function drawPiece([name, x, y, kx, ky]: Piece): string {
  const outline = place(PIECES[name], x, y, kx, ky)
  const seam = place(PIECES[name], x, y, inset(kx), inset(ky))
  const isFlat = name === 'strip'
  const long = isFlat ? 18 * kx : 40 * ky
  const line = isFlat
    ? `M${at(x - long, y)}H${r(x + long)}`
    : `M${at(x + 26 * kx, y - long)}V${r(y + long)}`
  const heads = isFlat
    ? arrow(x - long, y, 180) + arrow(x + long, y, 0)
    : arrow(x + 26 * kx, y - long, -90) + arrow(x + 26 * kx, y + long, 90)
  const hasGrain = isFlat ? ky >= 0.9 : Math.min(kx, ky) >= 0.85
  const grain = hasGrain ? `<path class="d" d="${line}"/><path class="f" d="${heads}"/>` : ''
  return `<path class="c" opacity=".16" d="${outline}"/><path class="a" d="${outline}"/><path class="h" d="${seam}"/>${grain}`
}
