import { letter, written } from '../pen/lettering.ts'
import { dimension, dimensionV } from '../pen/marks.ts'
import { at, box, r, roundBox, steps } from '../pen/path.ts'
import { plate, solid } from '../pen/plate.ts'
import { TUBE, tube } from './tube.ts'

const CORD = '#e8622a'
/** The joint of two tubes cut open: ferrule hatched the other way, elastic through the middle. */
function joint(diameterMm: number): string {
  const half = 11 + diameterMm * 1.2
  const y = 326
  const wall = 9
  const walls = [30, 196]
    .map((x) => `${box(x, y - half, 140, wall)}${box(x, y + half - wall, 140, wall)}`)
    .join('')
  const inner = half - wall
  const ferrule = `${box(96, y - inner, 170, 7)}${box(96, y + inner - 7, 170, 7)}`
  return (
    `<path class="c" d="${walls}"/><path fill="url(#ha)" d="${walls}"/><path class="a" d="M30 ${r(y - half)}H170V${r(y + half)}H30M30 ${r(y - inner)}H170M30 ${r(y + inner)}H170M336 ${r(y - half)}H196V${r(y + half)}H336M196 ${r(y - inner)}H336M196 ${r(y + inner)}H336"/>` +
    `<path class="q" d="${ferrule}"/><path fill="url(#hb)" d="${ferrule}"/><path class="b" d="${ferrule}"/><path stroke="${CORD}" stroke-width="4" d="M30 ${y}H336"/><path class="x" d="M14 ${y}h16M336 ${y}h16"/>` +
    dimensionV(y - half, y + half, 360, 340, '')
  )
}

/** A pole folded up, its sections on their elastic, and the joint in section. */
export function poleSetPlate(hex: string, diameterMm: number, lengthCm: number): string {
  const d = 8 + diameterMm * 1.6
  const sections = Math.min(6, Math.max(3, Math.round(lengthCm / 55)))
  const gap = 230 / sections
  const x = (i: number) => 48 + i * gap
  const bows = steps(sections - 1).map((i) => {
    const up = i % 2 === 1
    const rise = up ? -34 : 34
    return `M${at(x(i) + d / 2, up ? 46 : 226)}q2 ${rise} ${r(gap / 2)} ${rise}t${r(gap / 2)} ${up ? 20 : -20}`
  })
  const ferrules = steps(sections - 1)
    .map((i) => box(x(i + 1) + 4, i % 2 ? 30 : 226, d - 8, 16))
    .join('')
  return plate(
    hex,
    `<path fill="none" stroke="${CORD}" stroke-width="3.4" d="${bows.join('')}"/>` +
      steps(sections)
        .map((i) => tube(x(i), 46, d, 180))
        .join('') +
      `<path class="q" d="${ferrules}"/><path class="b" d="${ferrules}"/>` +
      dimensionV(46, 226, 320, x(sections - 1) + d + 4, `${Math.round(lengthCm / sections)} cm`) +
      joint(diameterMm) +
      letter(`Ø ${written(diameterMm)} mm`, 340, 388, 17, 'end') +
      letter(`${lengthCm} cm`, 24, 386, 17),
    TUBE,
  )
}

/** One section with its ferrule, broken in the middle, and the joint in section. */
export function poleSegmentPlate(hex: string, diameterMm: number, lengthCm: number): string {
  const d = 10 + diameterMm * 2.4
  const y = 150
  return plate(
    hex,
    tube(44, y - d / 2, 270, d, 'cz') +
      `<path class="q" d="${box(314, y - d / 2 + 5, 54, d - 10)}"/><path fill="url(#cz)" d="${box(314, y - d / 2 + 5, 54, d - 10)}"/><path class="a" d="${box(314, y - d / 2 + 5, 54, d - 10)}"/><path class="b" d="M326 ${r(y - d / 2 + 5)}v${r(d - 10)}"/>` +
      `<path class="p" d="M182 ${y - 40}q-10 20 0 40t0 40h16q10-20 0-40t0-40z"/><path class="d" d="M182 ${y - 32}q-10 16 0 32t0 32M198 ${y - 32}q-10 16 0 32t0 32"/><path class="x" d="M24 ${y}H384"/>` +
      dimension(44, 314, 84, y - d / 2 - 4, `${written(lengthCm)} cm`) +
      joint(diameterMm) +
      letter(`Ø ${written(diameterMm)} mm`, 340, 390, 19, 'end'),
    TUBE,
  )
}

const pole = (x: number, high: number) => {
  const top = 330 - high
  return (
    tube(x - 11, 330 - 150, 22, 150) +
    tube(x - 8, top, 16, high - 150) +
    solid(roundBox(x - 15, 172, 30, 22, 5), '', 'q') +
    solid(`M${x - 4} ${r(top)}v-16h8v16z`, '', 'q') +
    solid(roundBox(x - 14, 328, 28, 12, 4), '', 'q')
  )
}

/** A telescopic upright at its two lengths. */
export function uprightPlate(hex: string, from: number, to: number, diameterMm: number): string {
  const low = (from / to) * 280
  return plate(
    hex,
    pole(120, low) +
      pole(260, 280) +
      dimensionV(330 - low, 330, 66, 100, `${from} cm`) +
      dimensionV(50, 330, 330, 280, `${to} cm`) +
      `<path class="h" d="M130 ${r(330 - low)}H250"/>` +
      letter(`Ø ${diameterMm} mm`, 190, 380, 19, 'middle'),
    TUBE,
  )
}
