import { letter, written } from '../pen/lettering.ts'
import { scaleBar } from '../pen/marks.ts'
import { plate } from '../pen/plate.ts'
import { r, steps } from '../pen/path.ts'

const LEFT = 50
const TOP = 32
const SIDE = 300

/** Crossings of warp and weft: warp threads on top per weft thread. */
export type Binding = 'plain' | 'ripstop' | 'basket' | 'twill'

const THREADS = 10
const BASKET = (warp: number, weft: number) =>
  (Math.floor(warp / 2) + Math.floor(weft / 2)) % 2 === 1
const OVER: Readonly<Record<Binding, (warp: number, weft: number) => boolean>> = {
  plain: (warp, weft) => (warp + weft) % 2 === 1,
  ripstop: (warp, weft) => (warp + weft) % 2 === 1,
  basket: BASKET,
  twill: (warp, weft) => (weft - warp + 30) % 3 !== 0,
}

/** Default yarn for cloths without denier. */
const COTTON_DENIER = 400

/** Thickness of a flattened filament yarn in millimetres, from its mass of 9,000 m in grams. */
const threadMm = (denier: number) => 0.0111 * Math.sqrt(denier) * 1.35

const PITCH = SIDE / THREADS

/** Units per millimetre of a weave's drawing: ten threads fill it. */
export const weaveUnitsPerMm = (denier: number | null): number =>
  PITCH / threadMm(denier ?? COTTON_DENIER)

/** The longest round length that fits under the picture, with its units. */
function barFor(unitsPerMm: number): readonly [number, number] {
  const fitting = [5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02].find((mm) => mm * unitsPerMm <= 130) ?? 0.02
  return [fitting, fitting * unitsPerMm]
}

/** Ten threads each way, seen from above: warp light over weft dark, true to scale by denier. */
export function weavePlate(hex: string, binding: Binding, denier: number | null): string {
  const span = (i: number): readonly [number, number] =>
    binding === 'ripstop' && i % 5 === 2 ? [i * PITCH + 1, PITCH - 2] : [i * PITCH + 4.5, PITCH - 9]
  let warp = ''
  let weft = ''
  let shine = ''
  for (const i of steps(THREADS)) {
    const [offset, width] = span(i)
    weft += `M${LEFT} ${r(TOP + offset)}h${SIDE}v${r(width)}h-${SIDE}z`
    shine += `M${LEFT} ${r(TOP + offset + width / 2)}h${SIDE}`
    for (const [from, to] of floats(steps(THREADS).map((j) => OVER[binding](i, j)))) {
      const [y] = span(from)
      const [end, height] = span(to)
      warp += `M${r(LEFT + offset)} ${r(TOP + y - 4)}h${r(width)}V${r(TOP + end + height + 4)}h${r(-width)}z`
    }
  }
  const [mm, length] = barFor(weaveUnitsPerMm(denier))
  return plate(
    hex,
    `<path fill="#0b1210" d="M50 32h300v300H50z"/><path class="c" d="${weft}"/><path fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="5" d="${shine}"/>` +
      '<clipPath id="cl"><path d="M50 32h300v300H50z"/></clipPath><g clip-path="url(#cl)"><use href="#wp" class="c"/><use href="#wp" fill="#fff" fill-opacity=".3"/><use href="#wp" fill="url(#tw)"/><use href="#wp" fill="none" stroke="#0b1210" stroke-width="1.7"/></g>' +
      `<path class="a" d="M50 32h300v300H50z"/>${scaleBar(50, 358, length, written(mm, 'mm'))}${denier === null ? '' : letter(`${denier} den`, 350, 367, 17, 'end')}`,
    `<path id="wp" d="${warp}"/><pattern id="tw" width="9" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)"><path stroke="#000" stroke-opacity=".2" stroke-width="1.6" d="M0 1H9"/></pattern>`,
  )
}

/** Runs of weft threads that one warp thread passes over: first and last of each. */
function floats(over: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = []
  over.forEach((isOver, j) => {
    const last = runs.at(-1)
    if (!isOver) return
    if (last && last[1] === j - 1) last[1] = j
    else runs.push([j, j])
  })
  return runs
}
