import { letter, written } from '../pen/lettering.ts'
import { dimension, dimensionV, position } from '../pen/marks.ts'
import { at, box, r, ring, steps } from '../pen/path.ts'
import { plate, shadow, solid } from '../pen/plate.ts'

const zigzag = (id: string, moved: string) =>
  `<pattern id="${id}" width="20" height="10" patternUnits="userSpaceOnUse" patternTransform="${moved}"><path fill="none" stroke="#000" stroke-opacity=".38" stroke-width="2.2" d="M0 0l5 5l5-5l5 5l5-5"/><path fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4" d="M0 5l5 5l5-5l5 5l5-5"/></pattern>`
const ribs = (id: string, moved: string) =>
  `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="${moved}"><path stroke="#000" stroke-opacity=".36" stroke-width="2.2" d="M0 3H6"/><path stroke="#fff" stroke-opacity=".3" stroke-width="1.2" d="M0 5.4H6"/></pattern>`
const smooth = (id: string, moved: string) =>
  `<pattern id="${id}" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="${moved}rotate(45)"><path stroke="#fff" stroke-opacity=".28" stroke-width="4" d="M0 0V14"/></pattern>`
const beads = (id: string, moved: string) =>
  `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="${moved}"><circle cx="2.5" cy="2.5" r="1.8" fill="#fff" opacity=".65"/><circle cx="7" cy="7" r="1.8" opacity=".22"/></pattern>`

const TEXTURES = { webbing: zigzag, ribs, smooth, beads } as const

/** Surface of a band. */
export type BandTexture = keyof typeof TEXTURES

/** Units per millimetre of a band's drawing. */
export const BAND_UNITS_PER_MM = 4.4

/** A band laid over a corner, with its width, and its thickness in section below. */
export function bandPlate(
  hex: string,
  band: Readonly<{
    widthMm: number
    gaugeMm: number | null
    texture: BandTexture
    tracer?: boolean
  }>,
): string {
  const w = band.widthMm * BAND_UNITS_PER_MM
  const x = 60
  const y = Math.max(60, 262 - w)
  const pattern = TEXTURES[band.texture]
  const top = Math.min(40, y - 30)
  const down = `M${x} ${top}h${w}V${y}L${x} ${y + w}z`
  const across = `M${x} ${y + w}L${x + w} ${y}H356v${w}z`
  const teeth = `l${r(w / 16)}-5 ${r(w / 16)} 5`.repeat(8)
  const tracer = band.tracer
    ? `<path fill="#fff" opacity=".8" d="${box(x + w / 2 - 3, top, 6, y + w / 2 - top)}M${at(x + w / 2, y + w / 2 - 3)}H356v6H${r(x + w / 2)}z"/>`
    : ''
  const gauge = band.gaugeMm
  const thick = gauge ? Math.max(4, gauge * BAND_UNITS_PER_MM) : 0
  const cut = box(x, 344, w, thick)
  const figure = `${written(band.widthMm)} mm`
  return plate(
    hex,
    shadow(`M${x} ${top}h${w}V${y}H356v${w}H${x}z`) +
      solid(down, 'h1') +
      `<path class="b" opacity=".6" d="M${x + 7} ${top + 2}V${y + w - 12}M${x + w - 7} ${top + 2}V${y + 4}"/>` +
      `<path class="c" d="${across}"/><path fill="#fff" opacity=".12" d="${across}"/><path fill="url(#h2)" d="${across}"/>${tracer}<path class="a" d="${across}"/>` +
      `<path class="b" opacity=".6" d="M${x + w - 3} ${y + 7}H354M${x + 10} ${y + w - 7}H354"/><path opacity=".2" d="M${x} ${y + w}L${x + w} ${y}h10L${x + 10} ${y + w}z"/>` +
      `<path class="a" d="M${x} ${top}${teeth}"/>` +
      dimension(x, x + w, 304, y + w + 6, '') +
      letter(figure, x + w + 40, 311, 19) +
      (gauge
        ? `<path class="c" d="${cut}"/><path fill="url(#sx)" d="${cut}"/><path class="a" d="${cut}"/>${dimensionV(344, 344 + thick, x + w + 20, x + w + 4, '')}${letter(`${written(gauge)} mm`, x + w + 34, 358, 19)}`
        : ''),
    pattern('h1', `translate(${x} ${y})`) +
      pattern('h2', `translate(${x} ${y})rotate(90)`) +
      `<pattern id="sx" width="9" height="9" patternUnits="userSpaceOnUse" y="344" x="60"><circle cx="4.5" cy="4.5" r="3" opacity=".4"/></pattern>`,
  )
}

const ELASTIC_UNITS_PER_MM = 2.6
const WIDEST_ELASTIC_MM = 40

/** Units per millimetre of an elastic's drawing: wide ones are smaller. */
export const elasticUnitsPerMm = (widthMm: number): number =>
  (Math.min(widthMm, WIDEST_ELASTIC_MM) * ELASTIC_UNITS_PER_MM) / widthMm

/** Elastic at rest in waves and pulled straight. `fold` marks the line along which it folds. */
export function elasticPlate(hex: string, widthMm: number, stretch: number, fold: boolean): string {
  const w = widthMm * elasticUnitsPerMm(widthMm)
  const length = 320 / (1 + stretch / 100)
  const strip = (y: number, x: number, l: number, gap: number) => {
    const d = box(x, y, l, w)
    const lines = steps(Math.floor(l / gap)).map(
      (i) => `M${r(x + (i + 0.5) * gap)} ${r(y + 3)}v${r(w - 6)}`,
    )
    const middle = fold
      ? `<path class="b" stroke-dasharray="6 4" d="M${r(x)} ${r(y + w / 2)}h${r(l)}"/>`
      : ''
    return `${shadow(d)}<path class="c" d="${d}"/><path fill="none" stroke="#000" stroke-opacity=".32" stroke-width="2.4" d="${lines.join('')}"/><path fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="1.4" transform="translate(2.4)" d="${lines.join('')}"/>${middle}<path class="a" d="${d}"/>`
  }
  const left = 200 - length / 2
  const up = 70
  const low = 322 - w
  return plate(
    hex,
    strip(up, left, length, 6) +
      dimension(left, left + length, 48, up - 6, '') +
      strip(low, 40, 320, 6 * (1 + stretch / 100)) +
      dimension(40, 360, 344, low + w + 6, '') +
      dimensionV(up, up + w, left + length + 26, left + length + 6, '') +
      letter(`${widthMm} mm`, left + length + 38, up + w / 2 + 6, 17) +
      letter(`${stretch} %`, 200, 386, 22, 'middle'),
  )
}

/** Tape in a roll with its end drawn off; `clear` shows the ground through it. */
export function tapeRollPlate(
  hex: string,
  widthMm: number,
  clear: boolean,
  lengthM: number | null,
): string {
  const w = Math.min(widthMm, 40) * 2.2 + 8
  const opacity = clear ? 0.4 : 1
  const face = `${ring(160, 170, 116)}${ring(160, 170, 58)}`
  const rim = `M160 54h${r(w)}a116 116 0 0 1 0 232h${r(-w)}a116 116 0 0 0 0-232z`
  const end = `M160 286h${r(w)}q60 6 92 34l${r(-w)} 22q-36-40-92-56z`
  return plate(
    hex,
    shadow(rim) +
      `<path class="w" d="${rim}${end}"/><path class="c" opacity="${opacity}" d="${rim}${end}"/><path fill="url(#cy)" d="${rim}"/><path class="a" d="${rim}${end}"/>` +
      `<path class="w" fill-rule="evenodd" d="${face}"/><path class="c" opacity="${opacity}" fill-rule="evenodd" d="${face}"/><path class="a" d="${face}"/>` +
      `<path class="b" opacity=".5" d="${ring(160, 170, 102)}${ring(160, 170, 90)}${ring(160, 170, 78)}"/><path class="q" fill-rule="evenodd" d="${ring(160, 170, 58)}${ring(160, 170, 48)}"/><path class="a" d="${ring(160, 170, 48)}"/>` +
      `<path class="x" d="M160 30V310M20 170H300"/>` +
      dimension(160, 160 + w, 34, 50, '') +
      letter(`${widthMm} mm`, 160 + w + 36, 41, 19) +
      (lengthM ? letter(`${lengthM} m`, 40, 376, 22) : ''),
    '<linearGradient id="cy" x2="0" y2="1"><stop stop-opacity=".2"/><stop offset=".3" stop-color="#fff" stop-opacity=".35"/><stop offset=".6" stop-opacity=".05"/><stop offset="1" stop-opacity=".45"/></linearGradient>',
  )
}

const curve = (t: number) =>
  [130 + t * 220, 214 - 128 * t * t, (Math.atan2(-256 * t, 220) * 180) / Math.PI] as const

const face = (x: number, fill: string, shown: boolean) => {
  const d = box(x, 310, 104, 46)
  return shown
    ? `<path class="c" d="${d}"/><path fill="url(#${fill})" d="${d}"/><path class="a" d="${d}"/>`
    : `<path class="h" d="${d}"/>`
}

/** Hooks peeling off loops, and both faces with their width. `part` says which are sold. */
export function hookLoopPlate(
  hex: string,
  widthMm: number,
  sold: Readonly<{ hook: boolean; loop: boolean; glue: boolean }>,
): string {
  const along = steps(13).map((i) => {
    const [x, y, angle] = curve(i * 0.075)
    return `<use href="#h" transform="translate(${at(x, y + 6)})rotate(${r(angle)})"/>`
  })
  const flat = steps(6).map((i) => `<use href="#h" x="${52 + i * 13}" y="220"/>`)
  const loops = steps(28).map((i) => {
    const x = 46 + i * 11
    const height = 14 + (x % 5)
    return `M${x} 262q${x % 2 ? -5 : -3}-${height} 3-${height}t5 ${height}`
  })
  const glue = sold.glue ? '<path fill="#e8622a" opacity=".55" d="M40 275H360v5H40z"/>' : ''
  return plate(
    hex,
    `<path class="c" d="M40 262H360v13H40z"/><path opacity=".2" d="M40 262H360v13H40z"/>${glue}<path class="b" d="${loops.join('')}"/><path class="a" d="M40 262H360v13H40z"/>` +
      `<g class="b">${flat.join('')}${along.join('')}</g><path class="c" d="M40 208H130Q240 208 350 82l9 9Q250 220 132 220H40z"/><path class="a" d="M40 208H130Q240 208 350 82l9 9Q250 220 132 220H40z"/>` +
      position(1, 250, 104, 286, 144) +
      position(2, 360, 214, 330, 254) +
      face(40, 'hk', sold.hook) +
      face(162, 'lp', sold.loop) +
      dimensionV(310, 356, 290, 270, '') +
      letter(`${widthMm} mm`, 304, 340, 19),
    '<path id="h" d="M0 0v12q0 7 6 7t5-7"/><pattern id="hk" width="8" height="8" patternUnits="userSpaceOnUse"><path stroke="#fff" stroke-opacity=".3" stroke-width="2" d="M3 1v4M7 5v4"/><path stroke="#000" stroke-opacity=".55" stroke-width="2" d="M2 1v4M6 5v4"/></pattern><pattern id="lp" width="16" height="14" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.5" d="M3 7.4q3-6 6 0t6 0M2 14.4q3-6 6 0t8-1"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5" d="M2 6q3-6 6 0t6 0M1 13q3-6 6 0t8-1"/></pattern>',
  )
}

const DOT_UNITS = 92

/** Units per millimetre of the drawing of round pieces. */
export const dotUnitsPerMm = (diameterMm: number): number => DOT_UNITS / diameterMm

const dot = (x: number, y: number, fill: string) =>
  `<g transform="translate(${x} ${y})">${shadow(ring(0, 0, 46), 4, 5)}<path class="c" d="${ring(0, 0, 46)}"/><path fill="url(#${fill})" d="${ring(0, 0, 46)}"/><path class="a" d="${ring(0, 0, 46)}"/></g>`

/** Round pieces, hooks above and loops below. */
export function dotsPlate(hex: string, diameterMm: number, pieces: number): string {
  return plate(
    hex,
    [90, 200, 310].map((x) => dot(x, 92, 'hk') + dot(x, 212, 'lp')).join('') +
      dimension(44, 136, 300, 262, '') +
      letter(`Ø ${diameterMm} mm`, 40, 340, 19) +
      letter(`2 × ${pieces}`, 364, 366, 24, 'end'),
    '<pattern id="hk" width="8" height="8" patternUnits="userSpaceOnUse"><path stroke="#fff" stroke-opacity=".3" stroke-width="2" d="M3 1v4M7 5v4"/><path stroke="#000" stroke-opacity=".55" stroke-width="2" d="M2 1v4M6 5v4"/></pattern><pattern id="lp" width="16" height="14" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.5" d="M3 7.4q3-6 6 0t6 0M2 14.4q3-6 6 0t8-1"/><path fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.5" d="M2 6q3-6 6 0t6 0M1 13q3-6 6 0t8-1"/></pattern>',
  )
}
