const COUNT = 5
/** Width of a star with its gap, in units of the drawing. */
const STEP = 18
const WIDTH = 88
export const STAR_SIDE = 16

/** The outline of a star whose field starts at `x`. */
export const star = (x: number) =>
  `M${x + 8} 1l1.8 4.6 4.9.2-3.8 3.1 1.2 4.8L${x + 8} 11l-4.1 2.7 1.2-4.8-3.8-3.1 4.9-.2z`
const ALL = Array.from({ length: COUNT }, (_, index) => star(index * STEP)).join('')

/** A rating out of five stars, to a tenth; `label` is its text. */
export function Stars({ points, label }: { readonly points: number; readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${STAR_SIDE}`}>
      <path d={ALL} fill="none" stroke="currentColor" />
      <svg width={filledWidth(points)} height={STAR_SIDE} aria-hidden="true">
        <path d={ALL} />
      </svg>
    </svg>
  )
}

/** A single star in a labelled rating (`CardSymbols`). */
export function Star() {
  return (
    <svg className="one">
      <use href="#star" />
    </svg>
  )
}

/** Filled width of the drawing, in which gaps between stars do not count. */
function filledWidth(points: number): number {
  const whole = Math.floor(points)
  const tenths = Math.round((points - whole) * 10)
  return Math.min(WIDTH, whole * STEP + (tenths * STAR_SIDE) / 10)
}
