import { letter } from '../pen/lettering.ts'
import { dimensionV, scaleBar } from '../pen/marks.ts'
import { box, r, steps } from '../pen/path.ts'
import { hatch, plate, round } from '../pen/plate.ts'
import { NEUTRAL } from '../words.ts'

/** A glass of water standing on the cloth: the hydrostatic head at which the first drops come. */
export function columnPlate(mm: number): string {
  const height = 46 + 214 * Math.min(1, Math.log(mm / 300) / Math.log(100))
  const top = 300 - height
  const water = box(152, top, 96, height)
  const waves = `M152 ${r(top + 8)}q12-8 24 0t24 0 24 0 24 0`
  return plate(
    '#2f6f9a',
    `<path class="w" opacity=".5" d="${box(152, 26, 96, 274)}"/><path class="c" opacity=".55" d="${water}"/><path fill="url(#cy)" d="${water}"/><path class="b" d="${waves}"/>` +
      '<path class="a" d="M152 26V300M248 26V300M144 26h16M240 26h16"/>' +
      `<path class="b" d="${steps(11)
        .map((i) => `M248 ${300 - i * 26}h${i % 5 ? 8 : 14}`)
        .join('')}"/>` +
      '<path class="q" d="M112 300h176v14H112z"/><path fill="url(#ht)" d="M112 300h176v14H112z"/><path class="a" d="M92 300H308M92 314H308"/><path class="b" d="M100 314v22h36v-22M264 314v22h36v-22"/>' +
      '<path class="c" opacity=".8" d="M186 330q-7 10 0 14t7-4q0-5-7-10zM214 340q-7 10 0 14t7-4q0-5-7-10z"/>' +
      dimensionV(top, 300, 96, 144, '') +
      letter(`${mm} mm`, 364, 376, 17, 'end'),
    round('cy', 'x') + hatch('ht'),
  )
}

const UNITS_PER_MM = 40
const GRAMS_PER_MM = 420

/** Two layers under the needle, both true to scale: needle sizes that suit the cloth. */
export function seamPlate(sizes: readonly string[], grammage: number): string {
  const thick = Math.max(7, (grammage / GRAMS_PER_MM) * UNITS_PER_MM)
  const half = (Number(sizes.at(-1) ?? 80) / 100) * (UNITS_PER_MM / 2)
  const y = 226 - thick
  const floor = y + 2 * thick
  const layer = (top: number, shade: number) =>
    `<path class="w" d="${box(24, top, 352, thick)}"/><path class="c" opacity="${shade}" d="${box(24, top, 352, thick)}"/><path fill="url(#ht)" d="${box(24, top, 352, thick)}"/><path class="a" d="M24 ${r(top)}H376M24 ${r(top + thick)}H376"/>`
  const stitch = steps(2).map((i) => {
    const x = 40 + i * 70
    return `M${x} ${r(y)}q0-10 10-10h50q10 0 10 10v${r(2 * thick)}M${x} ${r(y + thick)}V${r(y)}M${x} ${r(floor)}q0 10 10 10h50q10 0 10-10`
  })
  const tip = floor + 74
  const needle = `M${r(200 - half * 1.5)} 20h${r(3 * half)}v52l${r(-half / 2)} 16V${r(tip - 40)}L200 ${r(tip)}L${r(200 - half)} ${r(tip - 40)}V88l${r(-half / 2)}-16z`
  const eye = `<ellipse class="o" cx="200" cy="${r(tip - 56)}" rx="${r(half * 0.42)}" ry="15"/>`
  return plate(
    NEUTRAL,
    `${layer(y, 0.85)}${layer(y + thick, 0.4)}<path fill="none" stroke="#e8622a" stroke-width="5" stroke-linecap="round" d="${stitch.join('')}M180 ${r(y)}C180 ${r(y - 60)} ${r(200 - half * 0.5)} ${r(y - 30)} ${r(200 - half * 0.3)} ${r(y)}"/>` +
      `<path class="q" d="${needle}"/><path fill="url(#cy)" d="${needle}"/><path class="a" d="${needle}"/><path class="b" d="M200 96V${r(tip - 80)}"/>${eye}${eye.replace('"o"', '"b"')}` +
      `<path class="x" d="M200 8V370"/>${letter(`Nm ${sizes.join('/')}`, 376, 60, 24, 'end')}${scaleBar(50, 358, UNITS_PER_MM, '1 mm')}`,
    round('cy', 'x') + hatch('ht', 45, 8),
  )
}
