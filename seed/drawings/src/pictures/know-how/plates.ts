import { letter } from '../pen/lettering.ts'
import { arrow, dimension, dimensionV } from '../pen/marks.ts'
import { box, steps } from '../pen/path.ts'
import { hatch, plate, shadow, solid } from '../pen/plate.ts'
import { NEUTRAL } from '../words.ts'

const ORANGE = '#e8622a'

/** Pieces laid out on the width of a cloth, all with the grain; the layout gives the length. */
export function layoutPlate(): string {
  const piece = (d: string) => `<path class="c" opacity=".55" d="${d}"/><path class="a" d="${d}"/>`
  const grain = (x: number, y: number) =>
    `<path class="d" d="M${x} ${y}h54"/><path class="f" d="${arrow(x + 60, y, 0) + arrow(x - 6, y, 180)}"/>`
  const pieces = [
    box(66, 78, 128, 104),
    box(202, 78, 128, 104),
    'M66 192h96l22 82H66z',
    'M170 192h104v82h-82z',
    box(282, 192, 48, 82),
  ]
  return plate(
    '#3f6a78',
    `${shadow(box(58, 70, 300, 212))}<path class="w" d="${box(58, 70, 300, 212)}"/><path class="b" d="${box(58, 70, 300, 212)}"/>` +
      pieces.map(piece).join('') +
      `${grain(100, 130)}${grain(236, 130)}${grain(88, 236)}${grain(206, 236)}` +
      `<path class="h" d="M338 70V282"/>${dimension(58, 338, 330, 286, '1,95 m')}${dimensionV(70, 282, 34, 54, '148 cm')}`,
  )
}

/** A seam in section: two layers, the stitches that pierce both, and the tape that covers them. */
export function sealedSeamPlate(): string {
  const layers = [box(24, 228, 216, 16), box(160, 244, 216, 16)]
  const stitches = steps(2).map((i) => {
    const x = 182 + i * 36
    return `M${x} 222v44M${x} 222h-14M${x} 266h14`
  })
  const drops = steps(4).map((i) => {
    const x = 110 + i * 60
    return `M${x} ${118 + (i % 2) * 16}q-9 13 0 18t9-5q0-6-9-13z`
  })
  return plate(
    NEUTRAL,
    layers.map((d, index) => solid(d, 'ht', index === 0 ? 'c' : 'q')).join('') +
      `<path fill="none" stroke="${ORANGE}" stroke-width="4" stroke-linecap="round" d="${stitches.join('')}"/>` +
      `<path fill="#2f6f9a" opacity=".75" d="M120 216q80-12 160 0v10H120z"/><path class="a" d="M120 216q80-12 160 0v10H120z"/>` +
      `<path fill="#2f6f9a" d="${drops.join('')}"/>` +
      `${dimension(120, 280, 180, 212, '20 mm')}${dimension(160, 240, 316, 264, '10 mm')}${letter('1', 60, 212, 17)}${letter('2', 340, 288, 17)}`,
    hatch('ht', 45, 8),
  )
}
