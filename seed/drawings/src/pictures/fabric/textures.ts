import { r } from '../pen/path.ts'

const pattern = (id: string, width: number, height: number, inner: string, transform = '') =>
  `<pattern id="${id}" x="50" y="32" width="${r(width)}" height="${r(height)}" patternUnits="userSpaceOnUse"${transform && ` patternTransform="${transform}"`}>${inner}</pattern>`

const dark = (width: number, opacity: number, d: string) =>
  `<path fill="none" stroke="#000" stroke-opacity="${opacity}" stroke-width="${r(width)}" d="${d}"/>`

const bright = (width: number, opacity: number, d: string) =>
  `<path fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${r(width)}" d="${d}"/>`

/** A cloth so fine that single threads hardly show. */
export const taffeta = (id: string, pitch = 3): string =>
  pattern(
    id,
    pitch,
    pitch,
    dark(pitch / 3, 0.17, `M0 ${r(pitch / 2)}H${r(pitch)}M${r(pitch / 2)} 0V${r(pitch)}`),
  )

/** Contrast of the reinforcing threads: as in the cloth, they have its colour. */
const TONAL = 0.05

/** Reinforcing threads every `gap` units, tone in tone, standing out by `width`. */
export function ripstopGrid(id: string, gap: number, width: number): string {
  const half = gap / 2
  const lines = (at: number) => `M0 ${r(at)}H${r(gap)}M${r(at)} 0V${r(gap)}`
  return pattern(
    id,
    gap,
    gap,
    dark(width + 4, TONAL, lines(half)) + bright(width, TONAL, lines(half - 1.6)),
  )
}

/** Bundles of two threads over two: Oxford, Cordura, ballistic. `cell` is the width of a bundle. */
export function basket(id: string, cell: number): string {
  const c = cell
  const line = (k: number) => c * k
  const across = `M1 ${r(line(0.25))}H${r(c - 1)}M1 ${r(line(0.75))}H${r(c - 1)}M${r(c + 1)} ${r(line(1.25))}h${r(c - 2)}M${r(c + 1)} ${r(line(1.75))}h${r(c - 2)}`
  const down = `M${r(line(1.25))} 1v${r(c - 2)}M${r(line(1.75))} 1v${r(c - 2)}M${r(line(0.25))} ${r(c + 1)}v${r(c - 2)}M${r(line(0.75))} ${r(c + 1)}v${r(c - 2)}`
  return pattern(
    id,
    2 * c,
    2 * c,
    dark(c * 0.2, 0.34, down) +
      bright(c * 0.2, 0.34, across) +
      dark(1, 0.3, `M0 ${r(c)}H${r(2 * c)}M${r(c)} 0V${r(2 * c)}M0 0H${r(2 * c)}M0 0V${r(2 * c)}`),
  )
}

/** The diagonal of a twill, `wale` units apart. */
export const twill = (id: string, wale: number): string =>
  pattern(
    id,
    wale,
    wale * 2,
    dark(wale * 0.42, 0.3, `M${r(wale / 2)} 0V${r(wale * 2)}`) +
      bright(wale * 0.2, 0.32, `M1 0V${r(wale * 2)}`) +
      dark(1, 0.22, `M0 ${r(wale)}h${r(wale)}`),
    'rotate(32)',
  )

/** Wales of a knit on its face. */
export const knit = (id: string, wale: number): string =>
  pattern(
    id,
    wale,
    wale * 0.8,
    dark(
      wale * 0.17,
      0.32,
      `M0 0l${r(wale / 2)} ${r(wale * 0.55)}l${r(wale / 2)} ${r(-wale * 0.55)}`,
    ) +
      bright(
        wale * 0.11,
        0.34,
        `M0 ${r(wale * 0.24)}l${r(wale / 2)} ${r(wale * 0.55)}l${r(wale / 2)} ${r(-wale * 0.55)}`,
      ),
  )

/** Curls of a pile. */
export const pile = (id: string): string =>
  pattern(
    id,
    34,
    30,
    '<path fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2" stroke-linecap="round" d="M3 8q4-6 8 0t7-1M20 22q4-6 8 0M6 25q-4-5 2-6M24 8q5 1 3 6"/><path fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2" stroke-linecap="round" d="M4 16q5 4 8-2M17 14q4 4 7-1M13 28q3-5 7-1M29 28q-3-5 2-7M28 3q3 2 5-1"/>',
  )

/** Blocks of pile between open channels, `gap` units apart. */
export const pileGrid = (id: string, gap: number): string =>
  pattern(
    id,
    gap,
    gap,
    `<path opacity=".34" d="M0 0h${gap}v7H7v${gap - 7}H0z"/>` +
      bright(1.6, 0.5, `M7 ${gap}V7H${gap}`) +
      `<path fill="none" stroke="#fff" stroke-opacity=".36" stroke-width="1.8" stroke-linecap="round" d="M12 14q3-4 6 0t5-1M13 22q3 3 6-1M20 25q3-4 5 0"/>`,
  )

/** Diagonal sheen of a coated or film-covered side. */
export const sheen = (id: string): string =>
  pattern(
    id,
    14,
    14,
    '<path stroke="#fff" stroke-opacity=".35" stroke-width="4" d="M0 0V14"/>',
    'rotate(45)',
  )

/** Fibres laid at `angle` degrees to both sides of the warp, `gap` units apart. */
export function layUp(id: string, gap: number, angle: number): string {
  const one = (name: string, turn: number) =>
    pattern(
      name,
      gap,
      gap,
      dark(2.6, 0.3, `M${r(gap / 2)} 0V${r(gap)}`) +
        bright(1.1, 0.6, `M${r(gap / 2 - 1)} 0V${r(gap)}`),
      `rotate(${turn})`,
    )
  return one(`${id}1`, angle) + one(`${id}2`, -angle)
}
