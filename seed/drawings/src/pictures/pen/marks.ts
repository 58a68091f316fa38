import { letter, textWidth } from './lettering.ts'
import { at, r } from './path.ts'

/** A slim filled arrow head, 15 degrees, tip at x y, pointing along `angle` degrees. */
export function arrow(x: number, y: number, angle: number): string {
  const turn = (angle * Math.PI) / 180
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const length = 13
  const half = 2.6
  return `M${at(x, y)}L${at(x - length * c + half * s, y - length * s - half * c)} ${at(x - length * c - half * s, y - length * s + half * c)}z`
}

const isTight = (length: number, text: string, size: number) =>
  length < (textWidth(text || '00') * size) / 10 + 34

/**
 * A dimension: two extension lines from `from` to `y`, a line with arrow heads, and the figure
 * above it, or next to it if space is tight.
 */
export function dimension(
  x1: number,
  x2: number,
  y: number,
  from: number,
  text: string,
  size = 19,
): string {
  const tight = isTight(x2 - x1, text, size)
  const heads = tight ? arrow(x1, y, 0) + arrow(x2, y, 180) : arrow(x1, y, 180) + arrow(x2, y, 0)
  const line = tight ? `M${at(x1 - 30, y)}H${r(x1)}M${at(x2, y)}h30` : `M${at(x1, y)}H${r(x2)}`
  const over = y < from ? -6 : 6
  const extensions = `M${at(x1, from)}V${r(y + over)}M${at(x2, from)}V${r(y + over)}`
  const figure = tight
    ? letter(text, x2 + 36, y + 7, size)
    : letter(text, (x1 + x2) / 2, y - 7, size, 'middle')
  return `<path class="d" d="${extensions}${line}"/><path class="f" d="${heads}"/>${text && figure}`
}

/** The same, upright; `from` is where the extension lines begin. */
export function dimensionV(
  y1: number,
  y2: number,
  x: number,
  from: number,
  text: string,
  size = 19,
): string {
  const tight = isTight(y2 - y1, text, size)
  const heads = tight ? arrow(x, y1, 90) + arrow(x, y2, -90) : arrow(x, y1, -90) + arrow(x, y2, 90)
  const line = tight ? `M${at(x, y1 - 28)}V${r(y1)}M${at(x, y2)}v28` : `M${at(x, y1)}V${r(y2)}`
  const out = x < from ? -1 : 1
  const extensions = `M${at(from, y1)}H${r(x + 6 * out)}M${at(from, y2)}H${r(x + 6 * out)}`
  const middle = (y1 + y2) / 2
  const figure = tight
    ? letter(text, x + 8 * out, middle + 6, size, out < 0 ? 'end' : 'start')
    : letter(text, x - 7, middle, size, 'middle', -90)
  return `<path class="d" d="${extensions}${line}"/><path class="f" d="${heads}"/>${text && figure}`
}

/** A scale bar with black and white fields, `length` units long. */
export function scaleBar(x: number, y: number, length: number, label: string): string {
  const half = r(length / 2)
  return (
    `<path class="b" d="M${at(x, y)}h${r(length)}v8h${r(-length)}z"/>` +
    `<path class="k" d="M${at(x, y)}h${half}v8h-${half}z"/>` +
    letter(label, x + length + 12, y + 9, 17)
  )
}

/** A position number: a circle, and a leader that ends in a dot on the part. */
export function position(n: number, x: number, y: number, px: number, py: number): string {
  const angle = Math.atan2(py - y, px - x)
  const start = at(x + 15 * Math.cos(angle), y + 15 * Math.sin(angle))
  return (
    `<path class="d" d="M${start}L${at(px, py)}"/>` +
    `<circle class="f" cx="${r(px)}" cy="${r(py)}" r="3"/>` +
    `<circle class="d o" cx="${r(x)}" cy="${r(y)}" r="15"/>` +
    letter(String(n), x, y + 7, 14, 'middle')
  )
}

/** A round detail at a larger scale; `inner` is clipped to it. */
export function loupe(
  id: string,
  x: number,
  y: number,
  radius: number,
  inner: string,
  ground: 'o' | 'u' = 'o',
): string {
  const circle = `cx="${r(x)}" cy="${r(y)}" r="${r(radius)}"`
  return `<clipPath id="${id}"><circle ${circle}/></clipPath><circle class="${ground}" ${circle}/><g clip-path="url(#${id})">${inner}</g><circle class="a" ${circle}/>`
}
