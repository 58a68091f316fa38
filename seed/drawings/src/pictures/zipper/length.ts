import { letter, written } from '../pen/lettering.ts'
import { dimension } from '../pen/marks.ts'
import { box, r, roundBox } from '../pen/path.ts'
import { plate, shadow, solid } from '../pen/plate.ts'
import type { Chain } from './chain.ts'

const slider = (cx: number) =>
  solid(`M${r(cx - 16)} 182h26l8 18-8 18h-26z`, '', 'q') +
  solid(roundBox(cx - 44, 194, 34, 12, 5), '', 'q')

/** The whole zipper, closed, with its ends and its length; long ones are broken in the middle. */
export function zipperLengthPlate(hex: string, chain: Chain, lengthCm: number): string {
  const isLong = lengthCm > 100
  const length = isLong ? 330 : 130 + lengthCm * 2
  const x = 200 - length / 2
  const tape = box(x, 168, length, 64)
  const parts = chain.ends !== 'closed'
  const end = parts
    ? solid(roundBox(x + length - 30, 180, 22, 40, 4), '', 'q')
    : solid(roundBox(x + length - 26, 186, 8, 28, 3), '', 'q')
  const gap = isLong
    ? '<path class="p" d="M192 156q-12 22 0 44t0 44h16q12-22 0-44t0-44z"/><path class="d" d="M192 160q-12 20 0 40t0 40M208 160q-12 20 0 40t0 40"/>'
    : ''
  const chainLine = `M${r(x + 10)} 200H${r(x + length - 20)}`
  return plate(
    hex,
    shadow(tape) +
      solid(tape, 'tp') +
      `<path class="b" opacity=".55" d="M${r(x)} 176h${r(length)}M${r(x)} 224h${r(length)}"/>` +
      (chain.type === 'coated' || chain.type === 'airtight'
        ? `<path class="b" d="${chainLine}"/>`
        : `<path fill="none" stroke="#0c1614" stroke-width="16" stroke-dasharray="${chain.type === 'tooth' ? '6 3' : '4 2'}" d="${chainLine}"/>`) +
      gap +
      slider(x + 54) +
      (chain.ends === 'two-way' ? slider(x + length - 44) : '') +
      end +
      dimension(x, x + length, 118, 162, written(lengthCm, 'cm'), 24) +
      letter(`#${chain.size}`, 366, 366, 26, 'end'),
    '<pattern id="tp" width="8" height="8" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4" d="M0 0l4 4l4-4M0 8l4-4M8 8L4 4"/></pattern>',
  )
}
