import { letter, written } from '../pen/lettering.ts'
import { dimension } from '../pen/marks.ts'
import { r, roundBox } from '../pen/path.ts'
import { plate, solid } from '../pen/plate.ts'
import type { Chain } from './chain.ts'

/** Units per millimetre of a zipper's drawing, equal for all sizes. */
export const ZIPPER_UNITS_PER_MM = 6

const CENTRE = 204
const FORK = 150
const SPREAD = 40
const END = 344

/** A zipper half open. */
export function zipperPlate(hex: string, chain: Chain): string {
  const c = chain.chainMm * ZIPPER_UNITS_PER_MM
  const half = (chain.tapeMm * ZIPPER_UNITS_PER_MM) / 2
  const isEndless = chain.ends === 'endless'
  const breakLine =
    '<path class="d" clip-path="url(#bw)" d="M0 338q25-8 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0"/>'
  const bottom = isEndless ? 'V338q-25-8-50 0t-50 0-50 0-50 0-50 0-50 0-50 0-50 0z' : 'V340H0z'
  const body =
    teethStyle(chain, c) +
    `<g clip-path="url(#br)">${side(-1, chain, c, half)}${side(1, chain, c, half)}${seamOf(chain)}</g>` +
    slider(chain, c) +
    (isEndless ? breakLine : ends(chain, c)) +
    dimension(CENTRE - c / 2, CENTRE + c / 2, 366, END, written(chain.chainMm, 'mm')) +
    letter(`#${chain.size}`, 20, 380, 30)
  const defs =
    `<clipPath id="bw"><path d="M${r(CENTRE - half - 12)} 300h${r(2 * half + 24)}v60H${r(CENTRE - half - 12)}z"/></clipPath><clipPath id="br"><path d="M0 0H400${bottom}"/></clipPath>` +
    '<pattern id="tp" width="8" height="8" patternUnits="userSpaceOnUse"><path fill="none" stroke="#000" stroke-opacity=".22" stroke-width="1.4" d="M0 0l4 4l4-4M0 8l4-4M8 8L4 4"/></pattern>' +
    '<pattern id="sh" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><path stroke="#fff" stroke-opacity=".2" stroke-width="6" d="M0 0V20"/></pattern>'
  return plate(hex, body, defs)
}

function side(s: 1 | -1, chain: Chain, c: number, half: number): string {
  const curve = (k: number, off: number) =>
    `C${r(CENTRE + s * k)} 100 ${r(CENTRE + s * (SPREAD + k))} 90 ${r(CENTRE + s * (off + k))} 18`
  const inner = `M${CENTRE} ${END}V${FORK}C${CENTRE} 100 ${r(CENTRE + s * SPREAD)} 90 ${r(CENTRE + s * (SPREAD + 4))} 18`
  const tape = `${inner}h${r(s * half)}C${r(CENTRE + s * (half + SPREAD))} 90 ${r(CENTRE + s * half)} 110 ${r(CENTRE + s * half)} ${FORK}V${END}z`
  const edge = (k: number) =>
    `<path class="b" opacity=".55" d="M${r(CENTRE + s * k)} ${END}V${FORK}${curve(k, SPREAD + 8)}"/>`
  const texture = chain.type === 'coil' || chain.type === 'tooth' ? 'tp' : 'sh'
  const teeth = `<path class="tooth" transform="translate(${r((s * c) / 4)})" stroke-dashoffset="${s > 0 ? chain.pitch / 2 : 0}" d="${inner}"/>`
  const lip = `<path class="a" stroke-width="5" d="${inner}"/>`
  return `${solid(tape, texture)}${edge(c / 2 + 8)}${edge(half - 9)}${chain.type === 'coil' || chain.type === 'tooth' ? teeth : lip}`
}

/** A covered chain shows no teeth, only the line where its lips meet. */
function seamOf(chain: Chain): string {
  if (chain.type === 'coil' || chain.type === 'tooth') return ''
  const lips =
    chain.type === 'airtight' ? `M${CENTRE - 16} ${FORK}V${END}M${CENTRE + 16} ${FORK}V${END}` : ''
  return `<path class="b" opacity=".6" d="${lips}M${CENTRE - 7} ${FORK}V${END}M${CENTRE + 7} ${FORK}V${END}"/>`
}

function teethStyle({ type, pitch }: Chain, c: number): string {
  const wide = type === 'tooth' ? 6 : 3
  const gap = type === 'tooth' ? 0.42 : 0.38
  const step = type === 'tooth' ? pitch * 1.5 : pitch
  return `<style>.tooth{fill:none;stroke:#1b2925;stroke-width:${r(c / 2 + wide)};stroke-dasharray:${r(step * (1 - gap))} ${r(step * gap)}}@media(prefers-color-scheme:dark){.tooth{stroke:#0c1614}}</style>`
}

function slider(chain: Chain, c: number): string {
  const w = c * 0.92
  const h = c * 1.9
  const body = `M${r(CENTRE - w)} ${r(FORK - h * 0.42)}q${r(w)}-${r(h * 0.2)} ${r(2 * w)} 0l${r(-w * 0.28)} ${r(h * 0.86)}q${r(-w * 0.72)} ${r(h * 0.16)} ${r(-w * 1.44)} 0z`
  const bridge = roundBox(CENTRE - c * 0.2, FORK - h * 0.3, c * 0.4, h * 0.62, c * 0.16)
  const long = chain.type === 'airtight' ? 2.6 : 2
  const pull = `M${r(CENTRE - c * 0.42)} ${r(FORK + h * 0.16)}h${r(c * 0.84)}l${r(-c * 0.1)} ${r(c * long)}q${r(-c * 0.32)} ${r(c * 0.3)} ${r(-c * 0.64)} 0zm${r(c * 0.22)} ${r(c * 0.24)}v${r(c * 0.3)}h${r(c * 0.4)}v${r(-c * 0.3)}z`
  return `${solid(body, '', 'q')}<path class="q" d="${bridge}"/><path class="b" d="${bridge}"/>${solid(pull, '', 'q')}`
}

/** Stops of a chain that ends: a bar, or the box and pin of one that parts. */
function ends({ ends: kind }: Chain, c: number): string {
  if (kind === 'closed') return solid(roundBox(CENTRE - c * 0.62, 318, c * 1.24, 13, 4), '', 'q')
  const boxPart = solid(roundBox(CENTRE - c * 0.7, 300, c * 1.4, 38, 5), '', 'q')
  const pin = `<path class="b" d="M${CENTRE} 300v38M${r(CENTRE + c * 0.24)} 306v26"/>`
  if (kind === 'separating') return boxPart + pin
  const second = `M${r(CENTRE - c * 0.8)} 296q${r(c * 0.8)} ${r(c * 0.36)} ${r(c * 1.6)} 0l${r(-c * 0.2)}-${r(c * 1.1)}q${r(-c * 0.6)}-${r(c * 0.2)} ${r(-c * 1.2)} 0z`
  return `${solid(second, '', 'q')}${boxPart}${pin}`
}
