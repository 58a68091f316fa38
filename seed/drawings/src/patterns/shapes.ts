/** A point on paper, in millimetres from the upper left. */
export type Point = readonly [x: number, y: number]
/** A closed line. */
export type Outline = readonly Point[]

const STEPS = 24

export const rectangle = (width: number, height: number): Outline => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

/** Symmetrical, wide below or above. */
export function trapezoid(top: number, bottom: number, height: number): Outline {
  const width = Math.max(top, bottom)
  const inset = (of: number) => (width - of) / 2
  return [
    [inset(top), 0],
    [width - inset(top), 0],
    [width - inset(bottom), height],
    [inset(bottom), height],
  ]
}

/** A right angle with equal sides, as a reinforcement of a corner. */
export const corner = (side: number): Outline => [
  [0, 0],
  [side, 0],
  [0, side],
]

export function circle(diameter: number): Outline {
  const radius = diameter / 2
  return Array.from({ length: STEPS * 2 }, (_, step): Point => {
    const angle = (step / (STEPS * 2)) * 2 * Math.PI
    return [radius + radius * Math.cos(angle), radius + radius * Math.sin(angle)]
  })
}

/** A pointed part of a cap: bowed at both sides. */
export function wedge(width: number, height: number): Outline {
  const side = (from: Point, over: Point, to: Point) => bow(from, over, to).slice(0, -1)
  return [
    ...side([width / 2, 0], [width * 0.96, height * 0.3], [width, height]),
    ...side([width, height], [width / 2, height], [0, height]),
    ...side([0, height], [width * 0.04, height * 0.3], [width / 2, 0]),
  ]
}

/** Half of a front or back, at the fold: neck above left, armhole above right. */
export function bodice(width: number, height: number, neck: number): Outline {
  const shoulder = width * 0.72
  const armhole = height * 0.36
  return [
    ...bow([0, neck], [neck * 0.9, neck], [neck, 0]),
    [shoulder, height * 0.05],
    ...bow([shoulder, height * 0.05], [shoulder * 0.94, armhole], [width, armhole]).slice(1),
    [width * 0.98, height],
    [0, height],
  ]
}

/** A sleeve with its cap above. */
export function sleeve(width: number, height: number, cuff: number): Outline {
  const cap = height * 0.2
  const inset = (width - cuff) / 2
  return [
    ...bow([0, cap], [width * 0.28, cap], [width / 2, 0]),
    ...bow([width / 2, 0], [width * 0.72, cap], [width, cap]).slice(1),
    [width - inset, height],
    [inset, height],
  ]
}

/** A quarter of a hood: straight at the face, round at the head. */
export const hood = (width: number, height: number): Outline => [
  ...bow([0, 0], [width, -height * 0.04], [width, height * 0.62]).map(([x, y]): Point => [
    x,
    Math.max(0, y),
  ]),
  [width * 0.78, height],
  [0, height * 0.94],
]

/** A curve that leans to a point between its ends. */
function bow(from: Point, over: Point, to: Point): readonly Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const t = step / STEPS
    const at = (axis: 0 | 1) =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * over[axis] + t ** 2 * to[axis]
    return [at(0), at(1)]
  })
}

/** Sharper corners are cut off, since their offset point would be far outside. */
const SHARPEST = 0.3

/** A line at a distance outside an outline that runs clockwise. */
export function outside(outline: Outline, distance: number): Outline {
  const corners = outline.filter((point, index) => !isSame(point, outline.at(index - 1)))
  return corners.flatMap((point, index): readonly Point[] => {
    const before = corners.at(index - 1) ?? point
    const after = corners[(index + 1) % corners.length] ?? point
    const [ax, ay] = normal(before, point)
    const [bx, by] = normal(point, after)
    const [x, y] = point
    const openness = (1 + ax * bx + ay * by) / 2
    if (openness < SHARPEST)
      return [
        [x + (ax - ay) * distance, y + (ay + ax) * distance],
        [x + (bx + by) * distance, y + (by - bx) * distance],
      ]
    // Along both normals, longer the sharper the corner is.
    const scale = distance / openness / 2
    return [[x + (ax + bx) * scale, y + (ay + by) * scale]]
  })
}

const isSame = ([x, y]: Point, other: Point | undefined) => other?.[0] === x && other[1] === y

function normal([x1, y1]: Point, [x2, y2]: Point): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  return [(y2 - y1) / length, (x1 - x2) / length]
}

/** Corners of the smallest rectangle around points. */
export function boundsOf(outline: Outline) {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** A point inside any shape without deep bays. */
export function middleOf(outline: Outline): Point {
  let [area, x, y] = [0, 0, 0]
  outline.forEach(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1]
    const part = x1 * y2 - x2 * y1
    area += part
    x += (x1 + x2) * part
    y += (y1 + y2) * part
  })
  return [x / (3 * area), y / (3 * area)]
}
