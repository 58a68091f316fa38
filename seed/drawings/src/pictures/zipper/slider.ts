import { letter } from '../pen/lettering.ts'
import { position } from '../pen/marks.ts'
import { at, r, ring, roundBox } from '../pen/path.ts'
import { LIGHT, plate, shadow, solid } from '../pen/plate.ts'

/** A slider from the front and from the side: 15 units a millimetre. */
export function sliderPlate(hex: string, size: string, pulls: 1 | 2, locks: boolean): string {
  const k = { 3: 0.62, 5: 0.78, 8: 0.92, 10: 1.06 }[size] ?? 0.78
  const at140 = (d: string, x: number, y: number) =>
    `<g transform="translate(${x} ${y})scale(${k})">${d}</g>`
  const front =
    shadow('M-66-64q66-26 132 0l-20 96q-46 18-92 0z') +
    solid('M-66-64q66-26 132 0l-20 96q-46 18-92 0z', 'li') +
    '<path class="b" d="M-44-58L-30 26M44-58L30 26M0-74L-14-44H14z"/>' +
    solid(roundBox(-17, -52, 34, 80, 12), 'li') +
    solid('M-34 20h68l-12 150q-22 22-44 0zM-16 40v28h32V40z', 'li') +
    '<path class="b" d="M-10 92h20M-11 108h22M-12 124h24M-12 140h24"/>'
  const second =
    pulls === 2 ? `<path class="h" d="M-30-62l-10-106q40-20 80 0L30-62M-14-78v-26h28v26"/>` : ''
  const side =
    solid('M-64 0q6-14 24-14H54q10 0 10 10H-64zM-64 22q6 14 24 14H54q10 0 10-10H-64z', 'li') +
    solid('M-4-4h26v30H-4z', 'li') +
    '<path class="b" d="M-34-14q0-30 34-30h24q16 0 16 30"/>' +
    solid('M10-36q10-8 16 2l26 74q4 12-8 12t-14-12z', 'li') +
    (pulls === 2 ? '<path class="b" d="M-34 36q0 30 34 30h24q16 0 16-30"/>' : '') +
    (locks ? '<path class="n" d="M-22-32l8 0-2 40h-5z"/>' : '')
  return plate(
    hex,
    `<path class="x" d="M130 30V370M216 222H384"/>${at140(second + front, 130, 176)}${at140(side, 300, 212)}` +
      position(1, 226, 66, 130 + 44 * k, 176 - 50 * k) +
      position(2, 226, 330, 130 + 22 * k, 176 + 140 * k) +
      letter(`#${size}`, 366, 366, 34, 'end'),
    LIGHT,
  )
}

const pull = (x: number) =>
  `<g transform="translate(${x} 66)"><path class="s" stroke-width="9" d="M0 150C-30 90-16 0 8 0s38 90 8 150"/><path fill="none" stroke="#000" stroke-opacity=".35" stroke-width="9" stroke-dasharray="4 6" d="M0 150C-30 90-16 0 8 0s38 90 8 150"/>` +
  `${solid('M-14 140h44l-4 62q-18 18-36 0z', 'li')}<path class="b" d="M-6 156h28M-5 168h26M-4 180h24"/></g>`

/** Pulls of cord with a moulded cap, and how one is threaded. */
export function pullPlate(hex: string, pieces: number): string {
  return plate(
    hex,
    [86, 176, 266].map(pull).join('') +
      '<path class="q" d="M310 60h60v20h-60z"/><path class="a" d="M310 60h60v20h-60z"/><path class="o" d="M350 70m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"/>' +
      `<path class="b" d="M350 76q-4 40 6 70"/>${letter(`${pieces} ×`, 366, 366, 28, 'end')}`,
    LIGHT,
  )
}

/** End stops before and after they are pressed onto the tape. */
export function stopPlate(hex: string, pieces: number, size: string): string {
  const open = 'M-40-70h16v92q24 24 48 0v-92h16v98q-40 42-80 0z'
  const top = 'M-34-24h68v48h-68z'
  return plate(
    hex,
    `<g transform="translate(110 170)">${shadow(open)}${solid(open, 'li')}</g>` +
      `<path class="c" opacity=".55" d="M222 60h100v240H222z"/><path class="b" d="M222 60V300M322 60V300"/><path fill="none" stroke="#101917" stroke-width="24" stroke-dasharray="8 4" d="M272 150V300"/>` +
      `<g transform="translate(272 136)">${solid(top, 'li')}<path class="b" d="M-34-8h68M-34 8h68"/></g><path class="b" d="M164 170h36m-10-7l10 7l-10 7"/>` +
      `<path class="d" d="${ring(272, 136, 54)}"/>` +
      letter(`#${size}`, 40, 366, 28) +
      letter(`${pieces} ×`, 366, 366, 28, 'end') +
      `<path class="x" d="M${at(110, 60)}V${r(250)}"/>`,
    LIGHT,
  )
}
