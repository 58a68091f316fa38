import { LIGHT, plate, round, shadow, solid } from '../pen/plate.ts'

/** A filled shape of a tool: c product colour, q metal, o paper, n a hole; or lines alone. */
export type Layer = readonly ['c' | 'q' | 'n' | 'o' | 'b' | 'h' | 'x' | 'd' | 'shade', string]

const DEFS = LIGHT + round('cy', 'x') + round('cz', 'y')

function draw([fill, d]: Layer): string {
  if (fill === 'shade') return shadow(d)
  if (fill === 'c') return solid(d, 'li')
  if (fill === 'q' || fill === 'o') return solid(d, '', fill)
  return `<path class="${fill}" d="${d}"/>${fill === 'b' ? `<path class="e" transform="translate(1.2 1.4)" d="${d}"/>` : ''}`
}

/** A tool made of layers from back to front, with its figures over them. */
export const layered = (hex: string, layers: readonly Layer[], marks = ''): string =>
  plate(hex, layers.map(draw).join('') + marks, DEFS)
