import { letter, written } from '../pen/lettering.ts'
import { arrow } from '../pen/marks.ts'
import { at, r, roundBox, steps } from '../pen/path.ts'
import { hatch, plate, round, shadow, solid } from '../pen/plate.ts'
import { NEUTRAL } from '../words.ts'

const RANGES = [10, 50, 200, 1000, 5000]

/** Scales with the range of the weight; metre goods are coiled on them. */
export function scalePlate(grams: number, isCoil: boolean): string {
  const range = RANGES.find((max) => grams <= max) ?? 5000
  const angle = -120 + (240 * Math.min(grams, range)) / range
  const turn = (angle * Math.PI) / 180
  const tip = at(200 + 58 * Math.sin(turn), 248 - 58 * Math.cos(turn))
  const tail = at(200 - 18 * Math.sin(turn), 248 + 18 * Math.cos(turn))
  const ticks = steps(21).map((i) => {
    const a = ((-120 + i * 12) * Math.PI) / 180
    const inner = i % 5 ? 64 : 57
    return `M${at(200 + inner * Math.sin(a), 248 - inner * Math.cos(a))}L${at(200 + 70 * Math.sin(a), 248 - 70 * Math.cos(a))}`
  })
  const load = isCoil
    ? '<path class="c" d="M126 86a74 26 0 0 0 148 0v14a74 26 0 0 1-148 0z"/><path class="a" d="M126 86a74 26 0 0 0 148 0v14a74 26 0 0 1-148 0z"/><ellipse class="c" cx="200" cy="86" rx="74" ry="26"/><ellipse class="a" cx="200" cy="86" rx="74" ry="26"/><ellipse class="b" cx="200" cy="86" rx="56" ry="19"/><ellipse class="b" cx="200" cy="86" rx="40" ry="13"/><ellipse class="b" cx="200" cy="86" rx="22" ry="7"/><path class="a" d="M274 88q30 2 34 22"/>'
    : solid(roundBox(150, 58, 100, 66, 4), 'li2') + '<path class="b" d="M150 80h100M200 58v66"/>'
  return plate(
    NEUTRAL,
    shadow(roundBox(96, 160, 208, 176, 16)) +
      load +
      '<path class="q" d="M96 124H304l-14 14H110z"/><path class="a" d="M96 124H304l-14 14H110zM186 138v22M214 138v22"/>' +
      solid(roundBox(96, 160, 208, 176, 16), '', 'q') +
      `<circle class="o" cx="200" cy="248" r="78"/><circle class="a" cx="200" cy="248" r="78"/><path class="b" d="${ticks.join('')}"/><path fill="none" stroke="#e8622a" stroke-width="4" stroke-linecap="round" d="M${tail}L${tip}"/><circle class="k" cx="200" cy="248" r="6"/>` +
      letter(written(range, 'g'), 200, 302, 11, 'middle') +
      letter(`${written(grams)} g${isCoil ? '/m' : ''}`, 364, 380, 24, 'end'),
    round('li2', 'x'),
  )
}

const clamp = (y: number, s: 1 | -1) =>
  solid(roundBox(140, y - 26, 120, 52, 6), 'ht', 'q') +
  `<path class="b" d="M140 ${y}h120"/><path class="a" d="M200 ${y + s * 26}v${s * 22}"/>`

const torn = (s: 1 | -1) => {
  const y = 200 + s * 12
  const fray = steps(8)
    .map((i) => `l5.5 ${r((i % 2 ? -1 : 1) * s * (8 + (i % 3) * 3))}`)
    .join('')
  return `M178 ${200 + s * 84}V${y}${fray}V${200 + s * 84}z`
}

const pull = (y: number, s: 1 | -1) =>
  `<path class="a" d="M200 ${y}V${y + s * 24}"/><path class="k" d="${arrow(200, y + s * 36, s * 90)}"/>`

/** A specimen between two clamps at the moment it gives way. */
export function pullTestPlate(kn: number): string {
  return plate(
    NEUTRAL,
    `<path class="x" d="M200 8V392"/>${solid(torn(-1), 'tp')}${solid(torn(1), 'tp')}${clamp(96, -1)}${clamp(304, 1)}${pull(48, -1)}${pull(352, 1)}` +
      `<path class="d" d="M240 188l22-16M240 200h28M240 212l22 16"/>${letter(written(kn, 'kN'), 372, 208, 24, 'end')}`,
    `${hatch('ht', 45, 9)}<pattern id="tp" width="20" height="10" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2" d="M0 0l5 5l5-5l5 5l5-5"/></pattern>`,
  )
}
