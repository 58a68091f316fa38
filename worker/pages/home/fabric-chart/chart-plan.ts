import type { ClothFigures } from '#shared/schemas/store-api/cloth-figures.ts'
import { logScale, logTicks, type Span } from './log-scale.ts'
import { placeLabels, textWidth, type Box, type Label } from './place-labels.ts'

/** A group of fabrics: its name, its path and its measures. */
export type FabricKind = {
  readonly name: string
  /** SEO path, normalized for comparison. */
  readonly path: string
  readonly href: string
  readonly figures: ClothFigures
}

/** The pattern of an area, by the waterproofness of its fabrics. */
export type Texture = 'mesh' | 'woven' | 'laminate'

export type Area = {
  readonly kind: FabricKind
  readonly box: Box
  readonly label: Label
  readonly texture: Texture
  readonly weight: Span
  /** Null for fabrics that are not waterproof, which are in the band below the axis. */
  readonly head: Span | null
}

type AxisTick = { readonly figure: number; readonly at: number }

export type ChartPlan = {
  readonly width: number
  readonly height: number
  /** The drawing area, which includes the band. */
  readonly plot: Box
  readonly bottom: number
  readonly weightTicks: readonly AxisTick[]
  readonly headTicks: readonly AxisTick[]
  /** The largest first, so that no area covers a smaller one. */
  readonly areas: readonly Area[]
}

const WIDTH = 780
const PLOT = { x: 90, y: 34, width: 660, height: 330 }
/** Space between the outermost areas and the ends of their axis. */
const MARGIN = 14
/** The maximum number of labels per axis. */
const MAX_TICKS = { weight: 12, head: 8 }
const LEAST = { width: 26, height: 26 }
const LANE = { height: 30, gap: 9 }
const BELOW = 40
/** Laminates start at this hydrostatic head, in millimetres. */
const LAMINATE_MM = 10_000

/** The positions of all parts of the chart; null if no group of cloth has measures. */
export function chartPlan(kinds: readonly FabricKind[]): ChartPlan | null {
  const [first, ...rest] = kinds.map(standing)
  if (!first) return null
  const all = [first, ...rest]
  const weightTicks = logTicks(spanOf(all.map(({ weight }) => weight)), MAX_TICKS.weight)
  const heads = all.flatMap(({ head }) => head ?? [])
  const headTicks = heads.length > 0 ? logTicks(spanOf(heads), MAX_TICKS.head) : []
  const plot = heads.length > 0 ? PLOT : { ...PLOT, height: 0 }
  const x = logScale(endsOf(weightTicks), plot.x, plot.x + plot.width)
  const y = logScale(endsOf(headTicks), plot.y + plot.height - MARGIN, plot.y + MARGIN)

  const tight = all.flatMap(({ kind, weight, head }) =>
    head ? [{ kind, weight, head, box: atLeast(boxOf(weight, head, x, y), plot) }] : [],
  )
  const labels = placeLabels(
    tight.map(({ kind: { name }, box }) => ({ name, box })),
    plot,
  )
  const areas: readonly Area[] = tight.map((area, index) => ({
    ...area,
    label: labels[index] ?? { x: 0, y: 0, lines: [] },
    texture: area.head.min < LAMINATE_MM ? 'woven' : 'laminate',
  }))
  const open = inLanes(
    all.flatMap(({ kind, weight, head }) =>
      head ? [] : [{ kind, weight, x: x(weight.min), end: x(weight.max) }],
    ),
    plot.x + plot.width,
  )
  const lanes = Math.max(0, ...open.map(({ lane }) => lane + 1))
  const top = plot.y + plot.height
  const band = open.map(({ kind, weight, box, labelX, lane }): Area => {
    const y0 = top + LANE.gap + lane * (LANE.height + LANE.gap)
    return {
      kind,
      weight,
      head: null,
      texture: 'mesh',
      box: { ...box, y: y0, height: LANE.height },
      label: { x: labelX, y: y0 + LANE.height / 2 + 4.5, lines: [kind.name] },
    }
  })
  const bottom = top + (lanes > 0 ? LANE.gap + lanes * (LANE.height + LANE.gap) : 0)
  return {
    width: WIDTH,
    height: bottom + BELOW,
    plot,
    bottom,
    weightTicks: weightTicks.map((figure) => ({ figure, at: x(figure) })),
    headTicks: headTicks.map((figure) => ({ figure, at: y(figure) })),
    areas: [...areas.toSorted((a, b) => sizeOf(b.box) - sizeOf(a.box)), ...band],
  }
}

/** The position by the majority of a group's products: next to the axis of water, or below it. */
function standing(kind: FabricKind) {
  const { articles: products, weight, tight } = kind.figures
  return tight && tight.articles * 2 >= products
    ? { kind, weight: tight.weight, head: tight.head }
    : { kind, weight, head: null }
}

type OnAxis = Readonly<{ kind: FabricKind; weight: Span; x: number; end: number }>

/** Distributes areas and names of the band over as few rows as possible without overlaps. */
function inLanes(areas: readonly OnAxis[], edge: number) {
  const ends: number[] = []
  return areas
    .toSorted((a, b) => a.x - b.x)
    .map(({ kind, weight, x: from, end }) => {
      const middle = (from + end) / 2
      const width = Math.max(end - from, LEAST.width)
      const x = Math.min(middle - width / 2, edge - width)
      const messages = textWidth(kind.name)
      const fits = messages + LANE.gap <= width
      const behind = x + width + LANE.gap
      const isBehind = behind + messages <= edge
      const before = x - LANE.gap - messages
      const left = fits || isBehind ? x : before
      const right = !fits && isBehind ? behind + messages : x + width
      const free = ends.findIndex((taken) => taken + LANE.gap * 2 <= left)
      const lane = free >= 0 ? free : ends.length
      ends[lane] = right
      const wordsAt = isBehind ? behind : before
      return {
        kind,
        weight,
        lane,
        box: { x, width },
        labelX: fits ? x + width / 2 : wordsAt + messages / 2,
      }
    })
}

function boxOf(weight: Span, head: Span, x: Scale, y: Scale): Box {
  const [left, right, top, bottom] = [x(weight.min), x(weight.max), y(head.max), y(head.min)]
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Enlarges a box to a visible and clickable size around its centre, inside the plot. */
function atLeast({ x, y, width, height }: Box, plot: Box): Box {
  const wide = Math.max(width, LEAST.width)
  const high = Math.max(height, LEAST.height)
  const inside = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size))
  return {
    x: inside(x - (wide - width) / 2, wide, plot.x, plot.width),
    y: inside(y - (high - height) / 2, high, plot.y, plot.height),
    width: wide,
    height: high,
  }
}

type Scale = (figure: number) => number

function spanOf(spans: readonly Span[]): Span {
  return {
    min: Math.min(...spans.map(({ min }) => min)),
    max: Math.max(...spans.map(({ max }) => max)),
  }
}

function endsOf(ticks: readonly number[]): Span {
  return { min: ticks[0] ?? 1, max: ticks.at(-1) ?? 10 }
}

const sizeOf = ({ width, height }: Box) => width * height
