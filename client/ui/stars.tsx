const COUNT = 5
/** Width of a star with its distance, in units of the drawing. */
const STEP = 18
const WIDTH = 88
const HEIGHT = 16

/** The outline of a star whose field begins at `x`. */
const star = (x: number) =>
  `M${x + 8} 1l1.8 4.6 4.9.2-3.8 3.1 1.2 4.8L${x + 8} 11l-4.1 2.7 1.2-4.8-3.8-3.1 4.9-.2z`
const ALL = Array.from({ length: COUNT }, (_, index) => star(index * STEP)).join('')

/** How many of five stars, to the tenth; `label` says it in words. */
export function Stars({ points, label }: { readonly points: number; readonly label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path d={ALL} fill="none" stroke="currentColor" />
      <svg width={filledWidth(points)} height={HEIGHT} aria-hidden="true">
        <path d={ALL} />
      </svg>
    </svg>
  )
}

/** A single star beside a figure that says how many. */
export function Star() {
  return (
    <svg className="one" aria-hidden="true" viewBox={`0 0 ${HEIGHT} ${HEIGHT}`}>
      <path d={star(0)} />
    </svg>
  )
}

/** Up to which place the drawing is filled: the distance between two stars does not count. */
function filledWidth(points: number): number {
  const whole = Math.floor(points)
  const tenths = Math.round((points - whole) * 10)
  return Math.min(WIDTH, whole * STEP + (tenths * HEIGHT) / 10)
}
