import { letter } from '../pen/lettering.ts'
import { position } from '../pen/marks.ts'
import { at, ring, roundBox, steps } from '../pen/path.ts'
import { LIGHT, plate, shadow, solid } from '../pen/plate.ts'

/** Patches in the shapes of the set, one half peeled off its paper. */
export function patchPlate(
  hex: string,
  form: 'strip' | 'round' | 'clear' | 'garage',
  pieces: number,
  figure: string,
): string {
  const patch = {
    strip: roundBox(40, 90, 320, 92, 20),
    round: `${ring(120, 136, 74)}${roundBox(214, 70, 136, 136, 26)}`,
    clear: `${roundBox(44, 66, 140, 140, 24)}${ring(284, 136, 72)}`,
    garage: 'M60 60H180V190q-60 40-120 0zM220 60H340V190q-60 40-120 0z',
  }[form]
  const opacity = form === 'clear' ? 0.35 : 1
  return plate(
    hex,
    `${shadow(patch)}<path class="w" d="${patch}"/><path class="c" opacity="${opacity}" d="${patch}"/><path fill="url(#${form === 'clear' ? 'x' : 'gr2'})" d="${patch}"/><path class="a" d="${patch}"/>` +
      `<path class="o" d="M60 300L180 236H356L260 318z"/><path class="b" d="M60 300L180 236H356L260 318z"/><path class="c" opacity="${opacity}" d="M84 288L188 232q70-16 120 6L230 300q-70-26-146-12z"/><path class="a" d="M84 288L188 232q70-16 120 6L230 300q-70-26-146-12z"/>` +
      position(1, 356, 216, 288, 244) +
      position(2, 40, 338, 96, 300) +
      (pieces > 1 ? letter(`${pieces} ×`, 372, 380, 24, 'end') : '') +
      letter(figure, 100, 380, 19),
    '<pattern id="gr2" width="16" height="16" patternUnits="userSpaceOnUse"><path stroke="#000" stroke-opacity=".2" stroke-width="2" d="M0 8H16M8 0V16"/></pattern><pattern id="x" width="22" height="22" patternUnits="userSpaceOnUse"><path stroke="#000" stroke-opacity=".25" stroke-width="1.5" d="M0 0L22 22M22 0L0 22"/></pattern>',
  )
}

/** A valve with its bonding flange, from above and from the side. */
export function valvePlate(hex: string, diameterMm: number, screwed: boolean): string {
  const teeth = steps(24).map((i) => {
    const a = (i * Math.PI) / 12
    return `M${at(130 + 44 * Math.cos(a), 150 + 44 * Math.sin(a))}L${at(130 + 52 * Math.cos(a), 150 + 52 * Math.sin(a))}`
  })
  return plate(
    hex,
    `${shadow(ring(130, 150, 92))}<path class="c" opacity=".45" d="${ring(130, 150, 92)}"/><path class="h" d="${ring(130, 150, 78)}"/><path class="a" d="${ring(130, 150, 92)}"/>${solid(ring(130, 150, 54), 'li')}<path class="e" d="${screwed ? teeth.join('') : ring(130, 150, 40)}"/><path class="b" d="${screwed ? teeth.join('') : ring(130, 150, 40)}${ring(130, 150, 18)}"/><path class="x" d="M26 150H236M130 46V254"/>` +
      `<path class="c" opacity=".45" d="M226 300H386v8H226z"/><path class="a" d="M226 300H386v8H226z"/>${solid('M262 300V262h88v38z', 'li')}${solid(screwed ? 'M254 262V230h104v32z' : 'M262 262q4-24 44-24t44 24z', 'li')}<path class="b" d="M270 274h72${screwed ? 'M266 236v20M280 236v20M294 236v20M308 236v20M322 236v20M336 236v20M348 236v20' : ''}"/><path class="x" d="M306 210V330"/>` +
      letter(`Ø ${diameterMm} mm`, 40, 366, 22) +
      `<path class="d" d="M38 256v30M222 256v30M38 280H222"/><path class="f" d="M38 280l13-2.600v5.200zM222 280l-13-2.600v5.200z"/>`,
    LIGHT,
  )
}
