import { letter } from '../pen/lettering.ts'
import { loupe, position } from '../pen/marks.ts'
import { r, steps } from '../pen/path.ts'
import { plate, round } from '../pen/plate.ts'

const STEEL = '#b9c2c4'

/** The last millimetres of each point, seen from the side. */
const POINTS: Readonly<Record<string, string>> = {
  universal: 'M-16-60V-10Q-12 26 0 44Q12 26 16-10V-60z',
  microtex: 'M-14-60V-16L0 52L14-16V-60z',
  jeans: 'M-18-60V-6L-4 40H4L18-6V-60z',
  stretch: 'M-16-60V0Q-16 40 0 42Q16 40 16 0V-60z',
  leather: 'M-18-60V-14L-10-8L0 50L10-8L18-14V-60z',
}

const LIGHT = round('cy', 'x')

function machineNeedle(x: number, half: number): string {
  const d = `M${x - 15} 40h30v76l-${r(15 - half)} 18V300L${x} 342L${r(x - half)} 300V134l-${r(15 - half)}-18z`
  return `<path class="c" d="${d}"/><path fill="url(#cy)" d="${d}"/><path class="a" d="${d}"/><path class="b" d="M${x} 142V284"/><ellipse class="o" cx="${x}" cy="306" rx="${r(half * 0.36)}" ry="9"/><ellipse class="b" cx="${x}" cy="306" rx="${r(half * 0.36)}" ry="9"/>`
}

/** A set of machine needles; the loupe shows the shape of the point. */
export function machineNeedlePlate(size: string, point: string, pieces: number): string {
  const half = 4 + Number(size) / 18
  const shown = Math.min(pieces, 5)
  const tip = POINTS[point] ?? POINTS['universal']
  return plate(
    STEEL,
    steps(shown)
      .map((i) => machineNeedle(46 + i * 44, half))
      .join('') +
      loupe(
        'lp',
        312,
        176,
        66,
        `<g transform="translate(312 176)"><path class="c" d="${tip}"/><path fill="url(#cy)" d="${tip}"/><path class="a" d="${tip}"/></g>`,
      ) +
      `<circle class="d" cx="222" cy="334" r="14"/><path class="d" d="M232 324L272 230"/>${letter(`Nm ${size}`, 340, 92, 26, 'end')}${letter(`${pieces} ×`, 372, 376, 24, 'end')}`,
    LIGHT,
  )
}

const straight = (x: number) =>
  `<path class="c" d="M${x} 40q8 0 8 14V300l-8 44l-8-44V54q0-14 8-14z"/><path class="a" d="M${x} 40q8 0 8 14V300l-8 44l-8-44V54q0-14 8-14z"/><path class="o" d="M${x - 3} 56h6v28h-6z"/><path class="b" d="M${x - 3} 56h6v28h-6z"/>`

const curved = (y: number) =>
  `<path fill="none" stroke="#1b2925" stroke-width="15" stroke-linecap="round" d="M196 ${y}Q250 ${y + 96} 340 ${y + 22}"/><path class="s" stroke-width="9" stroke-linecap="round" d="M196 ${y}Q250 ${y + 96} 340 ${y + 22}"/><path class="b" d="M200 ${y + 8}l10 16M340 ${y + 22}l20-20"/>`

/** Straight and curved needles for sewing by hand. */
export function handNeedlePlate(pieces: number): string {
  return plate(
    STEEL,
    [60, 96, 132, 168].map(straight).join('') +
      [60, 124, 188, 252].map(curved).join('') +
      position(1, 30, 372, 60, 330) +
      position(2, 320, 366, 262, 304) +
      letter(`${pieces} ×`, 340, 40, 24, 'end'),
  )
}
