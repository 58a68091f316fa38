import { pinked } from '../pen/path.ts'
import { LIGHT } from '../pen/plate.ts'

/** Units per millimetre of a swatch's drawing. */
export const SWATCH_UNITS_PER_MM = 6

const LEFT = 50
const TOP = 32
const SIDE = 300
const FOLD = 96

const paint = (id: string, fill: string) => `<use href="#${id}" fill="url(#${fill})"/>`

/**
 * A swatch of 50 × 50 mm at 6 units a millimetre, pinked, its upper right corner folded over to
 * show the reverse. `face` and `back` are ids of patterns; `backTint` lightens the reverse.
 */
export function swatch(face: readonly string[], back: string, backTint = 0.38): string {
  return (
    '<use href="#sh" opacity=".13" x="5" y="6"/><use href="#sh" class="c"/>' +
    [...face, 'li'].map((fill) => paint('sh', fill)).join('') +
    `<use href="#sh" class="a"/><path opacity=".22" d="M${LEFT + SIDE - FOLD} ${TOP}l-9 ${FOLD + 11}l${FOLD + 9}-11z"/>` +
    `<use href="#fl" class="c"/><use href="#fl" fill="#fff" opacity="${backTint}"/>${paint('fl', back)}<use href="#fl" class="a"/>`
  )
}

/** Definitions that `swatch` references. */
export const SWATCH_DEFS =
  LIGHT +
  `<path id="sh" d="M${LEFT} ${TOP}${pinked(SIDE - FOLD, 0, 17, 5)}L${LEFT + SIDE} ${TOP + FOLD}${pinked(0, SIDE - FOLD, 17, 5)}${pinked(-SIDE, 0, 25, 5)}${pinked(0, -SIDE, 25, 5)}z"/>` +
  `<path id="fl" d="M${LEFT + SIDE - FOLD} ${TOP}L${LEFT + SIDE} ${TOP + FOLD}${pinked(-FOLD, 0, 8, 5)}${pinked(0, -FOLD, 8, 5)}z"/>`
