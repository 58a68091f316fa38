import { letter, written } from '../pen/lettering.ts'
import { arrow, loupe, scaleBar } from '../pen/marks.ts'
import { r } from '../pen/path.ts'
import { plate } from '../pen/plate.ts'

/** Units per millimetre of a netting's drawing. */
export const MESH_UNITS_PER_MM = 12

const SHEET = 'M50 32H350V332H50z'

function hexagons(id: string, u: number, width: number, x: number, y: number): string {
  const a = r(u / 2)
  const b = r(u * 0.29)
  const c = r(u * 0.577)
  const d = `M0 0l${a} ${b}v${c}l-${a} ${b}M${r(u)} 0l-${a} ${b}m0 ${c}l${a} ${b}v${c}M0 ${r(u * 1.155)}v${c}`
  return `<pattern id="${id}" x="${x}" y="${y}" width="${r(u)}" height="${r(u * 1.732)}" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".5" stroke-width="${r(width + Math.max(0.8, width / 4))}" d="${d}"/><path class="s" stroke-width="${r(width)}" d="${d}"/></pattern>`
}

/** A netting true to scale with its selvedge; the loupe shows one opening of `holeMm`. */
export function meshPlate(hex: string, holeMm: number): string {
  const cell = Math.max(holeMm * MESH_UNITS_PER_MM, 7)
  const body =
    `<path class="u" d="${SHEET}"/><path d="${SHEET}" class="c" opacity=".16"/><path d="${SHEET}" fill="url(#m)"/>` +
    `<path class="b" d="${SHEET}"/><path class="a" d="M50 32H350"/><path class="h" d="M50 44h300"/>` +
    '<circle class="d" cx="118" cy="116" r="18"/><path class="d" d="M132 128L206 186"/>' +
    loupe('lp', 262, 236, 94, '<path d="M160 130h210v210H160z" fill="url(#mb)"/>', 'u') +
    `<path class="d" d="M231 226H293"/><path class="f" d="${arrow(235.5, 226, 180)}${arrow(288.5, 226, 0)}"/>` +
    letter(written(holeMm, 'mm'), 350, 367, 17, 'end') +
    scaleBar(50, 358, 60, '5 mm')
  return plate(
    hex,
    body,
    hexagons('m', cell, Math.max(1.5, cell / 9), 50, 32) + hexagons('mb', 62, 9, 231, 190),
  )
}
