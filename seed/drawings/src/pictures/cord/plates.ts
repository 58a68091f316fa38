import { letter, written } from '../pen/lettering.ts'
import { dimension, position } from '../pen/marks.ts'
import { place } from '../pen/place.ts'
import { at, r, ring, roundBox, steps } from '../pen/path.ts'
import { NEUTRAL } from '../words.ts'
import { LIGHT, plate, shadow, solid } from '../pen/plate.ts'

const EDGE =
  '<style>.ce{stroke:#1b2925}@media(prefers-color-scheme:dark){.ce{stroke:#e4ece6}}</style>'

/** A cord along a path: outline, body in `tone` (a class), braid. */
function braided(d: string, w: number, tone = 's', tracer = false): string {
  const stroke = (className: string, width: number, more = '') =>
    `<path fill="none" class="${className}" stroke-width="${r(width)}" ${more}d="${d}"/>`
  const dash = Math.max(3, w * 0.26)
  return (
    stroke('ce', w + 5) +
    stroke(tone, w) +
    `<path fill="none" stroke="#000" stroke-opacity=".25" stroke-width="${r(w)}" stroke-dasharray="${r(dash)} ${r(dash * 1.3)}" d="${d}"/>` +
    `<path fill="none" stroke="#fff" stroke-opacity="${tracer ? 0.95 : 0.45}" stroke-width="${r(w * (tracer ? 0.3 : 0.45))}" stroke-dasharray="${r(dash)} ${r(dash * 1.3)}" stroke-dashoffset="${r(dash * 1.2)}" d="${d}"/>`
  )
}

/** A cut end, 14 units a millimetre of diameter: sheath and the strands or rubbers inside. */
function cutEnd(x: number, y: number, radius: number, core: 'strands' | 'rubber'): string {
  const inner = radius * 0.68
  const n = core === 'rubber' ? 12 : 6
  const strands = [ring(x, y, inner * 0.3)].concat(
    steps(n).map((i) => {
      const a = (i * 2 * Math.PI) / n
      const d = core === 'rubber' ? 0.66 : 0.62
      return ring(
        x + inner * d * Math.cos(a),
        y + inner * d * Math.sin(a),
        inner * (core === 'rubber' ? 0.17 : 0.29),
      )
    }),
  )
  const fill = core === 'rubber' ? 'class="q"' : 'class="c" opacity=".7"'
  return `<path class="c" d="${ring(x, y, radius)}"/><path class="o" d="${ring(x, y, inner)}"/><path ${fill} d="${strands.join('')}"/><path class="b" d="${strands.join('')}"/><path class="a" d="${ring(x, y, radius)}"/>`
}

/** Units per millimetre of a cord's drawing; its cut end is larger. */
export const CORD_UNITS_PER_MM = 7
const LEAST_CORD_UNITS = 8

/** Thinner cords are drawn thicker than they are. */
export const isCordToScale = (diameterMm: number): boolean =>
  diameterMm * CORD_UNITS_PER_MM >= LEAST_CORD_UNITS

const WAVE = 'M22 96C120 104 130 190 214 184S300 78 346 112S330 232 262 226S140 236 30 288'

/** A cord in a bow with its cut end, with comparable thickness in all drawings. */
export function cordPlate(
  hex: string,
  diameterMm: number,
  core: 'strands' | 'rubber',
  tracer: boolean,
): string {
  return plate(
    hex,
    `<path fill="none" stroke="#000" stroke-opacity=".12" stroke-width="${r(diameterMm * CORD_UNITS_PER_MM + 3)}" transform="translate(5 7)" d="${WAVE}"/>${EDGE}` +
      braided(WAVE, Math.max(LEAST_CORD_UNITS, diameterMm * CORD_UNITS_PER_MM), 's', tracer) +
      cutEnd(310, 320, Math.max(16, diameterMm * 9), core) +
      position(1, 130, 60, 128, 132) +
      letter(`Ø ${written(diameterMm)} mm`, 240, 334, 19, 'end'),
  )
}

/** A knot under load, the loop that campers tie most. */
export function knotPlate(diameterMm: number): string {
  const w = Math.max(10, diameterMm * 5)
  const back = 'M200 20V150C200 190 146 196 140 236S180 330 200 330S266 286 258 236S214 190 182 168'
  const front = 'M182 168C150 146 168 116 200 122S240 158 206 172S168 188 168 214V250'
  return plate(
    NEUTRAL,
    `${EDGE}${braided(back, w)}${braided(front, w)}<path class="x" d="M200 8V380"/>${letter(`Ø ${written(diameterMm)} mm`, 372, 372, 19, 'end')}`,
  )
}

/** Units per millimetre of a cord lock's drawing. */
export const LOCK_UNITS_PER_MM = 6

const LOCK_BODY = 'M-29-50q0-14 14-14h30q14 0 14 14v78q0 20-20 20h-18q-20 0-20-20z'
const LOCK_BUTTON = 'M-21-64V-96q0-12 12-12h18q12 0 12 12v32z'

/** A cord lock on its cord: button, body, spring and the holes through both. */
export function cordLockPlate(hex: string, diameterMm: number, holes: number): string {
  const w = diameterMm * LOCK_UNITS_PER_MM
  const k = 1.15 + diameterMm * 0.09
  const y = 210
  const lines = holes === 2 ? [-0.34, 0.34] : [0]
  const cords = lines.map((o) => `M${r(200 + o * 34 * k)} 372V${r(y + 8)}`)
  const hole = lines.map(
    (o) => `M${at(200 + o * 34 * k - w / 2, y - 14 * k)}h${r(w)}v${r(20 * k)}h${r(-w)}z`,
  )
  return plate(
    hex,
    `${EDGE}<g color="#b9c2bb">${cords.map((d) => braided(d, w)).join('')}</g>` +
      shadow(place(LOCK_BODY, 200, y, k)) +
      solid(place(LOCK_BUTTON, 200, y, k), 'li') +
      `<path class="e" d="${place('M-13-96h26M-21-78h42', 201, y + 1.4, k)}"/><path class="b" d="${place('M-13-96h26M-21-78h42', 200, y, k)}"/>` +
      solid(place(LOCK_BODY, 200, y, k), 'li') +
      `<path class="e" d="${place('M-29-36h58M-21 32q21 10 42 0', 201, y + 1.4, k)}"/><path class="b" d="${place('M-29-36h58M-21 32q21 10 42 0', 200, y, k)}"/><path class="n" opacity=".8" d="${hole.join('')}"/>` +
      `<path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.7" stroke-dasharray="6 5" d="${place('M-18-58l36 8-36 8 36 8-36 8', 200, y, k)}"/>` +
      `<path class="x" d="M200 14V386"/>` +
      position(1, 330, 84, 200 + 18 * k, y - 88 * k) +
      position(2, 340, 220, 200 + 29 * k, y) +
      letter(`Ø ${written(diameterMm)} mm`, 370, 372, 19, 'end'),
    LIGHT,
  )
}

/** Cord ends: body, cap and the knot between them. */
export function cordEndPlate(hex: string, diameterMm: number, pieces: number): string {
  const bell = 'M-34 0q0-26 34-26t34 26l-10 84h-48z'
  return plate(
    hex,
    `${EDGE}<g color="#b9c2bb">${braided('M120 20V150', diameterMm * 7)}${braided('M280 20V116', diameterMm * 7)}</g>` +
      solid(place(bell, 120, 176, 1.2), 'li') +
      solid(place(bell, 280, 140, 1.2), 'li') +
      solid(roundBox(252, 258, 56, 22, 7), 'li') +
      `<path class="h" d="M262 152v80M298 152v80M262 214h36"/><path class="e" d="M90 190h62M96 230h50"/><path class="b" d="M89 188h62M95 228h50M252 269h56"/>` +
      `<path class="x" d="M120 10V320M280 10V320"/>` +
      position(1, 40, 120, 88, 168) +
      position(2, 356, 300, 306, 270) +
      letter(`Ø ${written(diameterMm)} mm`, 30, 372, 19) +
      letter(`${pieces} ×`, 370, 372, 24, 'end'),
    LIGHT,
  )
}

/** A line tensioner with the guyline through its three holes. */
export function tensionerPlate(hex: string, diameterMm: number, pieces: number): string {
  const w = Math.max(10, diameterMm * 5)
  const body = 'M-34-120q0-16 16-16h36q16 0 16 16V120q0 16-16 16h-36q-16 0-16-16z'
  const holes = ring(200, 92, 17) + ring(200, 190, 17) + ring(200, 288, 17)
  return plate(
    hex,
    `${EDGE}<g color="#e8622a">${braided('M26 300C110 290 150 210 200 190', w)}${braided('M374 60C300 70 240 74 200 92', w)}</g>` +
      shadow(place(body, 200, 190)) +
      solid(`${place(body, 200, 190)}${holes}`, 'li') +
      `<path class="a" d="${holes}"/><path class="e" d="M178 70V310"/><path class="b" d="M176 68V308M224 68V308"/>` +
      `<g color="#e8622a">${braided('M200 190C230 170 236 120 200 92', w)}${braided('M200 190C176 220 176 262 200 288C226 320 290 330 374 330', w)}</g>` +
      `<path class="x" d="M200 34V346"/>` +
      dimension(166, 234, 366, 330, '') +
      letter(`Ø ${written(diameterMm)} mm`, 24, 380, 19) +
      letter(`${pieces} ×`, 374, 384, 24, 'end'),
    LIGHT,
  )
}
