/** A coordinate with one decimal and no leading zero, as short as SVG allows. */
export function r(value: number): string {
  return String(Math.round(value * 10) / 10)
    .replace(/^(-?)0\./, '$1.')
    .replace(/^-0$/, '0')
}

/** A point as path data. */
export const at = (x: number, y: number): string => `${r(x)} ${r(y)}`

/** A circle as path data, so that several shapes can share one element. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${at(x - radius, y)}a${r(radius)} ${r(radius)} 0 1 0 ${r(2 * radius)} 0a${r(radius)} ${r(radius)} 0 1 0 ${r(-2 * radius)} 0z`

/** An upright box as path data. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${at(x, y)}h${r(width)}v${r(height)}h${r(-width)}z`

/** A box with round corners as path data. */
export function roundBox(x: number, y: number, w: number, h: number, radius: number): string {
  const c = r(radius)
  return `M${at(x + radius, y)}h${r(w - 2 * radius)}q${c} 0 ${c} ${c}v${r(h - 2 * radius)}q0 ${c} -${c} ${c}h${r(2 * radius - w)}q-${c} 0 -${c} -${c}v${r(2 * radius - h)}q0 -${c} ${c} -${c}z`
}

/** A pinked edge from the current point along dx dy: n teeth, each `depth` deep, to the left. */
export function pinked(dx: number, dy: number, n: number, depth: number): string {
  const ux = dx / n / 2
  const uy = dy / n / 2
  const length = Math.hypot(ux, uy)
  const px = (uy / length) * depth
  const py = (-ux / length) * depth
  const tooth = `${at(ux + px, uy + py)} ${at(ux - px, uy - py)}`
  return `l${Array.from({ length: n }, () => tooth).join(' ')}`.replace(/ -/g, '-')
}

/** Number of steps between two numbers, for hand-written patterns. */
export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i)
