import { letter } from '../pen/lettering.ts'
import { pinked, steps } from '../pen/path.ts'
import { plate, shadow, solid } from '../pen/plate.ts'

/** A card with pinked samples; several cards are fanned out. */
export function samplePlate(hexes: readonly string[], samples: number, cards: number): string {
  const w = 88
  const h = 132
  const cells = hexes.slice(0, 6).map((hex, i) => {
    const x = 46 + (i % 3) * 108
    const y = 58 + Math.floor(i / 3) * 152
    return `<g transform="translate(${x} ${y})"><use href="#s" fill="${hex}"/><use href="#s" fill="url(#wv)"/><use href="#s" class="b"/></g><path class="d" d="M${x} ${y + h + 10}h52"/>`
  })
  const behind = steps(cards - 1)
    .map(
      (i) =>
        `<path class="o" stroke-width="2" transform="translate(${(i + 1) * 6} ${(i + 1) * 5})" d="M28 14H372V372H28z"/>`,
    )
    .toReversed()
  return plate(
    '#000000',
    `${behind.join('')}<path opacity=".12" d="M36 20H384V380H36z"/><path class="o" stroke-width="3" d="M28 14H372V372H28z"/><circle class="p" cx="200" cy="34" r="9"/><circle class="b" cx="200" cy="34" r="9"/>${cells.join('')}${letter(`${samples} ×`, 340, 44, 17, 'end')}<path class="k" d="M40 28h60v5H40zM40 38h38v3H40z"/>`,
    `<path id="s" d="M0 0${pinked(w, 0, 8, 4)}${pinked(0, h, 12, 4)}${pinked(-w, 0, 8, 4)}${pinked(0, -h, 12, 4)}z"/><pattern id="wv" width="18" height="18" patternUnits="userSpaceOnUse"><path stroke="#000" stroke-opacity=".14" d="M0 3H18M0 6H18M0 12H18M0 15H18M3 0V18M6 0V18M12 0V18M15 0V18"/><path stroke="#fff" stroke-opacity=".42" stroke-width="2" d="M0 9H18M9 0V18"/></pattern>`,
  )
}

/** One sample lifted off its card, with its label. */
export function samplesUsePlate(): string {
  return plate(
    '#5d6b3c',
    `${shadow('M40 60H290V330H40z')}${solid('M40 60H290V330H40z', '', 'o')}<path class="h" d="M66 92H212V250H66z"/><path class="b" d="M66 276h120M66 292h90M66 308h104"/><g transform="translate(300 190)rotate(14)">${shadow(`M-74-90${pinked(148, 0, 12, 5)}${pinked(0, 180, 14, 5)}${pinked(-148, 0, 12, 5)}${pinked(0, -180, 14, 5)}z`)}<path class="c" d="M-74-90${pinked(148, 0, 12, 5)}${pinked(0, 180, 14, 5)}${pinked(-148, 0, 12, 5)}${pinked(0, -180, 14, 5)}z"/><path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2" d="M-74-50H74M-74-10H74M-74 30H74M-74 70H74M-40-90V90M0-90V90M40-90V90"/></g>${letter('5 × 8 cm', 40, 376, 20)}`,
  )
}

const fold = (y: number, inset: number) =>
  `M${60 + inset} ${y}H${312 - inset}q24 0 24 20t-24 20H${60 + inset}q-14-20 0-40z`

/** A folded cut of cloth with its measures. */
export function remnantPlate(hex: string, size: readonly [number, number]): string {
  return plate(
    hex,
    `<path opacity=".12" d="M70 306H340l14 12H84z"/>${[262, 222, 182, 142].map((y, i) => `${solid(fold(y, i % 2 ? 3 : 0), 'cz')}<path class="b" d="M${70} ${y + 20}H318"/>`).join('')}<path class="c" d="M60 142L112 92H356l-44 50z"/><path fill="url(#gr2)" d="M60 142L112 92H356l-44 50z"/><path class="a" d="M60 142L112 92H356l-44 50z"/><path class="a" d="M312 142q24 0 24 20l40-44q4-24-20-26"/><path class="b" d="M92 124l20-22"/>${letter(`${size[0]} × ${size[1]} cm`, 372, 368, 22, 'end')}`,
    `<linearGradient id="cz" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".34"/></linearGradient><pattern id="gr2" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)"><path stroke="#000" stroke-opacity=".2" stroke-width="1.6" d="M0 7H14M7 0V14"/></pattern>`,
  )
}

/** A heap of cuts in several colours, sold by weight. */
export function heapPlate(hexes: readonly string[], grams: number, bands: boolean): string {
  const cut = bands ? 'M-90-16L84-22l8 32-180 14z' : 'M-84-40L60-58 92 30-60 62z'
  const lay: readonly (readonly [number, number, number])[] = [
    [150, 250, -10],
    [250, 238, 16],
    [196, 190, 40],
    [130, 166, -34],
    [262, 158, -18],
    [190, 110, 8],
  ]
  return plate(
    '#000000',
    lay
      .map(
        ([x, y, turn], i) =>
          `<g transform="translate(${x} ${y})rotate(${turn})" color="${hexes[i % hexes.length]}"><path opacity=".14" transform="translate(5 8)" d="${cut}"/>${solid(cut, bands ? 'wb' : 'gr2')}</g>`,
      )
      .join('') + letter(grams >= 1000 ? `${grams / 1000} kg` : `${grams} g`, 372, 372, 26, 'end'),
    `<pattern id="gr2" width="14" height="14" patternUnits="userSpaceOnUse"><path stroke="#000" stroke-opacity=".2" stroke-width="1.6" d="M0 7H14M7 0V14"/></pattern><pattern id="wb" width="20" height="10" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2" d="M0 0l5 5l5-5l5 5l5-5"/></pattern>`,
  )
}
