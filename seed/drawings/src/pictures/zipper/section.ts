import { letter, written } from '../pen/lettering.ts'
import { dimension, position } from '../pen/marks.ts'
import { at, r, ring, steps } from '../pen/path.ts'
import { plate } from '../pen/plate.ts'
import type { Chain } from './chain.ts'

const UNITS_PER_MM = 9
const Y = 200

/** Across the chain, 9 units a millimetre: tapes, teeth or coil, and what covers them. */
export function zipperSectionPlate(hex: string, chain: Chain): string {
  const c = chain.chainMm * UNITS_PER_MM
  const half = (chain.tapeMm * UNITS_PER_MM) / 2
  const tape = (s: 1 | -1) => {
    const d = `M${at(200 + s * 5, Y - 5)}H${r(200 + s * half)}v10H${r(200 + s * 5)}z`
    const cover = `M${at(200 + s, Y + 5)}H${r(200 + s * (half - 26))}v6H${r(200 + s)}z`
    const film = chain.type === 'coated' || chain.type === 'airtight'
    return (
      `<path class="c" d="${d}"/><path fill="url(#tp)" d="${d}"/><path class="a" d="${d}"/>` +
      (film
        ? `<path class="c" d="${cover}"/><path opacity=".3" d="${cover}"/><path class="b" d="${cover}"/>`
        : '')
    )
  }
  const over = chain.type === 'airtight' ? 26 : 0
  return plate(
    hex,
    `<path class="x" d="M200 84V300"/>${tape(-1)}${tape(1)}${chain.type === 'tooth' ? teeth(c) : coil(c)}` +
      `<path class="h" d="M${at(200 - half + 30, Y - 26)}v${46 + over}M${at(200 + half - 30, Y - 26)}v${46 + over}"/>` +
      dimension(200 - c / 2, 200 + c / 2, 108, Y - c * 0.42, written(chain.chainMm, 'mm')) +
      dimension(200 - half, 200 + half, 282, Y + 12, written(chain.tapeMm, 'mm')) +
      position(1, 90, 150, 118, Y - 4) +
      position(2, 310, 140, 200 + c * 0.34, Y - c * 0.2) +
      letter(`#${chain.size}`, 366, 366, 26, 'end'),
    '<pattern id="tp" width="7" height="5" patternUnits="userSpaceOnUse"><path stroke="#000" stroke-opacity=".35" stroke-width="1.4" d="M0 0l7 5"/></pattern>',
  )
}

/** Two halves of a coil that hold each other, sewn on with a cord inside. */
function coil(c: number): string {
  const radius = c * 0.34
  const loop = (s: 1 | -1) =>
    `M${at(200 + s * c * 0.5, Y - 6)}C${at(200 + s * c * 0.6, Y - radius * 2.2)} ${at(200 - s * c * 0.24, Y - radius * 2.3)} ${at(200 - s * c * 0.2, Y - radius)}S${at(200 + s * c * 0.3, Y - 8)} ${at(200 + s * c * 0.5, Y - 6)}`
  const cords = [-1, 1]
    .map((s) => ring(200 + s * c * 0.3, Y - radius * 0.95, radius * 0.36))
    .join('')
  return (
    `<path class="w" d="${loop(-1)}${loop(1)}"/><path class="a" stroke-width="5" d="${loop(-1)}${loop(1)}"/>` +
    `<path class="q" d="${cords}"/><path class="b" d="${cords}"/>`
  )
}

/** Moulded teeth: a head that engages, a body that grips the bead of the tape. */
function teeth(c: number): string {
  const tooth = (s: 1 | -1) =>
    `M${at(200 - s * c * 0.16, Y - c * 0.2)}L${at(200 + s * c * 0.14, Y - c * 0.34)}H${r(200 + s * c * 0.52)}V${r(Y + c * 0.34)}H${r(200 + s * c * 0.14)}L${at(200 - s * c * 0.16, Y + c * 0.2)}z`
  const beads = steps(2)
    .map((i) => ring(200 + (i ? 1 : -1) * c * 0.34, Y, c * 0.12))
    .join('')
  return `<path class="q" d="${tooth(-1)}"/><path class="a" d="${tooth(-1)}"/><path class="q" opacity=".75" d="${tooth(1)}"/><path class="a" d="${tooth(1)}"/><path class="o" d="${beads}"/>`
}
