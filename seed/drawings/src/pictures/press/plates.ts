import { letter, written } from '../pen/lettering.ts'
import { dimension, position } from '../pen/marks.ts'
import { box, r, ring, steps } from '../pen/path.ts'
import { hatch, plate, solid } from '../pen/plate.ts'

const AXIS = '<path class="x" d="M200 16V384"/>'
const cloth = (y: number) =>
  `<path class="c" opacity=".22" d="M96 ${y + 22}l40-22H304l-40 22z"/><path class="b" d="M96 ${y + 22}l40-22H304l-40 22z"/><ellipse class="o" cx="200" cy="${y + 11}" rx="16" ry="5"/><ellipse class="b" cx="200" cy="${y + 11}" rx="16" ry="5"/>`

/** A flat round part seen from slightly above. */
function disc(y: number, rx: number, ry: number, h: number, fill: 'c' | 'q', inner = ''): string {
  const rim = `M${200 - rx} ${y}v${h}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-h}`
  const top = `<ellipse cx="200" cy="${y}" rx="${rx}" ry="${ry}"`
  return `<path class="${fill}" d="${rim}z"/><path opacity=".18" d="${rim}z"/><path class="a" d="${rim}"/>${top} class="${fill}"/>${top} class="a"/>${inner}`
}

const head = (y: number, rx: number) =>
  `<path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3" d="M${200 - rx * 0.76} ${y - 5}a${rx * 0.84} ${r(rx * 0.24)} 0 0 1 ${r(rx * 1.5)} 0"/>`

/** A snap in four parts on one axis, cloth between them. */
export function snapPlate(
  hex: string,
  diameterMm: number,
  pieces: number,
  plastic: boolean,
): string {
  const low = plastic ? 'c' : 'q'
  return plate(
    hex,
    AXIS +
      disc(60, 78, 26, 8, 'c', head(60, 78)) +
      '<path class="q" d="M190 92h20v26q-10 6-20 0z"/><path class="b" d="M190 94v24q10 6 20 0V94"/>' +
      cloth(126) +
      disc(
        186,
        56,
        19,
        12,
        low,
        '<ellipse class="n" opacity=".75" cx="200" cy="186" rx="26" ry="9"/><path class="b" d="M176 182q24-7 48 0M176 190q24 7 48 0"/>',
      ) +
      disc(252, 54, 18, 8, low) +
      `<path class="${low}" d="M178 248v-18q22-14 44 0v18q-22 12-44 0z"/><path class="a" d="M178 248v-18q22-14 44 0v18M178 230q22 12 44 0"/>` +
      cloth(286) +
      disc(344, 60, 19, 6, low) +
      `<path class="q" d="M186 342v-18q14-8 28 0v18q-14 8-28 0z"/><path class="b" d="M186 342v-18q14-8 28 0v18M186 324q14 7 28 0"/>` +
      [60, 186, 252, 344]
        .map((y, i) => position(i + 1, 346, Math.max(y, 80), [274, 254, 252, 258][i] ?? 254, y + 3))
        .join('') +
      letter(`Ø ${written(diameterMm)}`, 20, 40, 19) +
      letter(`${pieces} ×`, 20, 384, 22),
  )
}

const ellipse = (y: number, rx: number, fill: string) =>
  `<ellipse class="${fill}" cx="140" cy="${r(y)}" rx="${r(rx)}" ry="${r(rx * 0.33)}"/>`

/** Eyelet and washer with the cloth between, and the eyelet from above. */
export function eyeletPlate(
  hex: string,
  diameterMm: number,
  pieces: number,
  toothed: boolean,
): string {
  const bore = Math.min(52, 14 + diameterMm * 2.4)
  const flange = bore + 34
  const flat = flange * 0.33
  const barrel = `M${140 - bore} 100V158a${r(bore)} ${r(bore * 0.33)} 0 0 0 ${r(2 * bore)} 0V100z`
  const teeth = toothed
    ? `<path class="b" d="${steps(9)
        .map((i) => `M${r(140 - bore + (i * bore) / 4)} 160l3 9 3-9`)
        .join('')}"/>`
    : ''
  return plate(
    hex,
    `<path class="x" d="M140 30V330"/><path class="c" d="${barrel}"/><path opacity=".24" d="${barrel}"/><path class="a" d="${barrel}"/>${teeth}${ellipse(96, flange, 'c')}${ellipse(96, flange, 'a')}<ellipse cx="140" cy="94" rx="${r(bore + 14)}" ry="${r((bore + 14) * 0.33)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>${ellipse(96, bore, 'n')}${ellipse(96, bore, 'b')}` +
      `<path class="c" opacity=".22" d="M40 222l46-32H240l-46 32z"/><path class="b" d="M40 222l46-32H240l-46 32z"/>${ellipse(206, bore * 0.8, 'p')}${ellipse(206, bore * 0.8, 'b')}` +
      `<path class="c" d="M${r(140 - flange)} 286v8a${r(flange)} ${r(flat)} 0 0 0 ${r(2 * flange)} 0v-8z"/>${ellipse(286, flange, 'c')}<path fill="#fff" opacity=".2" d="M${r(140 - flange)} 286a${r(flange)} ${r(flat)} 0 0 1 ${r(2 * flange)} 0z"/><path class="a" d="M${r(140 - flange)} 286v8a${r(flange)} ${r(flat)} 0 0 0 ${r(2 * flange)} 0v-8"/>${ellipse(286, flange, 'a')}${ellipse(286, bore, 'p')}${ellipse(286, bore, 'a')}` +
      solid(`${ring(312, 130, flange * 0.66)}${ring(312, 130, bore * 0.66)}`) +
      `<path class="e" d="${ring(312, 130, bore * 0.66 + 9)}"/><path class="x" d="M250 130H374M312 66V194"/>` +
      dimension(312 - bore * 0.66, 312 + bore * 0.66, 218, 134, '') +
      letter(`Ø ${written(diameterMm)} mm`, 374, 258, 19, 'end') +
      position(1, 36, 70, 140 - flange + 8, 96) +
      position(2, 36, 330, 140 - flange + 10, 296) +
      letter(`${pieces} ×`, 372, 376, 24, 'end'),
  )
}

/** A rivet set through two layers, cut open, and its two parts. */
export function rivetPlate(
  hex: string,
  diameterMm: number,
  shankMm: number,
  pieces: number,
): string {
  const half = diameterMm * 8
  const shank = 14
  const high = shankMm * 9
  const top = 150 - high / 2
  const low = top + high
  const cap = (y: number, s: 1 | -1) =>
    `M${200 - half} ${r(y)}q4 ${s * -26} ${half} ${s * -26}t${half} ${s * 26}z`
  return plate(
    hex,
    `<path class="q" opacity=".5" d="${box(60, top + 2, 280, high / 2 - 2)}${box(60, top + high / 2, 280, high / 2 - 2)}"/><path fill="url(#ha)" d="${box(60, top + 2, 280, high / 2 - 2)}"/><path fill="url(#hb)" d="${box(60, top + high / 2, 280, high / 2 - 2)}"/><path class="b" d="M60 ${r(top + 2)}H340M60 ${r(top + high / 2)}H340M60 ${r(low - 2)}H340"/>` +
      solid(box(200 - shank, top, 2 * shank, high)) +
      solid(cap(top, 1)) +
      solid(cap(low, -1)) +
      `<path class="b" d="M193 ${r(top + 4)}v${r(high - 8)}M207 ${r(top + 4)}v${r(high - 8)}"/><path class="x" d="M200 40V362"/>` +
      dimension(200 - half, 200 + half, 62, top - 20, `${written(diameterMm)} mm`) +
      `<path class="c" d="M118 300q4-22 40-22t40 22z"/><path class="a" d="M118 300q4-22 40-22t40 22z"/><path class="c" d="${box(150, 300, 16, 46)}"/><path class="a" d="${box(150, 300, 16, 46)}"/><path class="c" d="M212 330q4 22 40 22t40-22z"/><path class="a" d="M212 330q4 22 40 22t40-22z"/><path class="c" d="${box(243, 300, 18, 30)}"/><path class="a" d="${box(243, 300, 18, 30)}"/>` +
      position(1, 76, 312, 126, 292) +
      position(2, 346, 312, 284, 340) +
      letter(`${pieces} ×`, 372, 384, 22, 'end') +
      letter(`${shankMm} mm`, 28, 384, 19),
    hatch('ha', 45, 9) + hatch('hb', -45, 9),
  )
}
