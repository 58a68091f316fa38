import { dimension, scaleBar } from '../pen/marks.ts'
import { r, steps } from '../pen/path.ts'
import { plate } from '../pen/plate.ts'
import { letter } from '../pen/lettering.ts'

const LEG = 'M0 0C10-14 20-8 17 12S2 46-6 52-20 52-18 38-8 12 0 0z'

/** Stitches of a jersey, greatly enlarged: each is two legs that rise out of the one below. */
export function loopsPlate(hex: string): string {
  const columns = steps(6).map((i) => 50 + i * 60)
  const stitches = steps(9).flatMap((row) =>
    columns.map((x) => `<use href="#st" x="${x}" y="${r(row * 38)}"/>`),
  )
  return plate(
    hex,
    `<clipPath id="cl"><path d="M50 32h300v300H50z"/></clipPath><path fill="#0b1210" d="M50 32h300v300H50z"/><g clip-path="url(#cl)">${stitches.join('')}</g><path class="a" d="M50 32h300v300H50z"/>${scaleBar(50, 358, 60, '1 mm')}`,
    `<g id="lg"><path class="c" d="${LEG}"/><path fill="#000" fill-opacity=".001" stroke="#0b1210" stroke-width="2" d="${LEG}"/><path fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3.4" stroke-linecap="round" d="M6 2Q8 18-8 40"/><path fill="none" stroke="#000" stroke-opacity=".28" stroke-width="3" d="M15 8Q10 30-4 48"/></g><g id="st"><use href="#lg" transform="matrix(-1.1 0 0 1.1 12 0)"/><use href="#lg" transform="matrix(1.1 0 0 1.1 48 0)"/></g>`,
  )
}

const strip = (y: number, length: number, height: number, waves: number) => {
  const x = 200 - length / 2
  const d = `M${r(x)} ${r(y)}h${r(length)}v${r(height)}H${r(x)}z`
  return `<path class="c" d="${d}"/><path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2" d="${steps(
    waves,
  )
    .map((i) => `M${r(x + ((i + 0.5) * length) / waves)} ${r(y)}v${r(height)}`)
    .join('')}"/><path class="a" d="${d}"/>`
}

/** A strip at rest and pulled by a stretch in per cent. */
export function stretchPlate(hex: string, stretch: number): string {
  const rest = 130
  const pulled = Math.min(rest * (1 + stretch / 100), 300)
  const x = 200 - pulled / 2
  return plate(
    hex,
    strip(78, rest, 66, 16) +
      dimension(135, 265, 56, 72, '') +
      strip(226, pulled, 52, 16) +
      `<path class="x" d="M135 150V330M265 150V330"/><path class="b" d="M${r(x - 6)} 252h-22m8-7l-8 7l8 7M${r(x + pulled + 6)} 252h22m-8-7l8 7l-8 7"/>` +
      dimension(x, x + pulled, 312, 284, '') +
      letter(`${stretch} %`, 200, 360, 24, 'middle'),
  )
}
