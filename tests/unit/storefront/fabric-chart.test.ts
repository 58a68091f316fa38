import { expect, test } from 'vitest'
import { chartPlan, type FabricKind } from '#worker/pages/home/fabric-chart/chart-plan.ts'
import { combinationHref, servedBy } from '#worker/pages/home/fabric-chart/combinations.ts'
import { logScale, logTicks } from '#worker/pages/home/fabric-chart/log-scale.ts'
import { textWidth, type Box } from '#worker/pages/home/fabric-chart/place-labels.ts'

type Figures = Readonly<{
  weight: readonly [number, number]
  head?: readonly [number, number]
  tight?: number
  articles?: number
}>

function aKind(
  name: string,
  { weight, head, tight = 2, articles: products = 2 }: Figures,
): FabricKind {
  const span = ([min, max]: readonly [number, number]) => ({ min, max })
  return {
    name,
    path: `stoffe/${name.toLowerCase()}`,
    href: `/stoffe/${name.toLowerCase()}`,
    figures: {
      categoryId: name,
      articles: products,
      weight: span(weight),
      tight: head ? { articles: tight, weight: span(weight), head: span(head) } : null,
    },
  }
}

const SILNYLON = aKind('Silnylon', { weight: [34, 62], head: [2_000, 3_000] })
const COATED = aKind('Beschichtet', { weight: [82, 310], head: [1_500, 10_000] })
const PACK = aKind('Rucksackstoffe', { weight: [165, 460], head: [1_000, 20_000] })
const MEMBRANE = aKind('Membranstoffe', { weight: [84, 160], head: [15_000, 25_000] })
const SOFTSHELL = aKind('Softshell', { weight: [290, 290], head: [8_000, 8_000] })
const MESH = aKind('Netze', { weight: [24, 225] })
const FLEECE = aKind('Fleece', { weight: [90, 265] })
const DOWN = aKind('Daunendichte Stoffe', { weight: [20, 48] })
const ALL = [SILNYLON, COATED, PACK, MEMBRANE, SOFTSHELL, MESH, FLEECE, DOWN]

const planOf = (kinds: readonly FabricKind[]) => {
  const plan = chartPlan(kinds)
  if (!plan) throw new Error('Nothing to draw')
  return plan
}
const areaOf = (kinds: readonly FabricKind[], { name }: FabricKind) => {
  const area = planOf(kinds).areas.find(({ kind }) => kind.name === name)
  if (!area) throw new Error(`No area of ${name}`)
  return area
}

test.each([
  [{ min: 18, max: 680 }, 12, [15, 20, 30, 50, 70, 100, 150, 200, 300, 500, 700]],
  [{ min: 500, max: 30_000 }, 8, [500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000]],
  [{ min: 1, max: 1_000_000 }, 8, [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000]],
  [{ min: 100, max: 100 }, 8, [100, 150]],
])('the axis of %o has at most %i round figures', (span, most, ticks) => {
  expect(logTicks(span, most)).toEqual(ticks)
})

test('equal ratios have equal distances on the axis', () => {
  const at = logScale({ min: 10, max: 1_000 }, 0, 200)
  expect(at(100)).toBeCloseTo(100)
  expect(at(40) - at(20)).toBeCloseTo(at(800) - at(400))
})

test("an area spans its group's figures", () => {
  const { box, weight, head } = areaOf(ALL, COATED)
  const { weightTicks, headTicks } = planOf(ALL)
  const x = (figure: number) => weightTicks.find((tick) => tick.figure === figure)?.at ?? NaN
  const y = (figure: number) => headTicks.find((tick) => tick.figure === figure)?.at ?? NaN
  expect([weight, head]).toEqual([
    { min: 82, max: 310 },
    { min: 1_500, max: 10_000 },
  ])
  expect(box.x).toBeGreaterThan(x(70))
  expect(box.x).toBeLessThan(x(100))
  expect(box.x + box.width).toBeGreaterThan(x(300))
  expect(box.x + box.width).toBeLessThan(x(500))
  expect(box.y).toBeCloseTo(y(10_000))
  expect(box.y + box.height).toBeLessThan(y(1_000))
  expect(box.y + box.height).toBeGreaterThan(y(2_000))
})

test('an area of a single value is still large enough to tap', () => {
  const { box } = areaOf(ALL, SOFTSHELL)
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24)
})

test('groups without a water column are in a separate band below', () => {
  const { plot, bottom, areas } = planOf(ALL)
  const band = areas.filter(({ head }) => head === null)
  expect(band.map(({ kind }) => kind.name).toSorted()).toEqual([
    'Daunendichte Stoffe',
    'Fleece',
    'Netze',
  ])
  for (const { box } of band) {
    expect(box.y).toBeGreaterThan(plot.y + plot.height)
    expect(box.y + box.height).toBeLessThan(bottom)
  }
  expect(pairs(band.map(({ box }) => box)).filter(overlap)).toEqual([])
})

test('a group is placed by the majority of its products', () => {
  const few = aKind('Few', { weight: [30, 60], head: [500, 500], tight: 1, articles: 3 })
  const half = aKind('Half', { weight: [30, 60], head: [500, 500], tight: 1, articles: 2 })
  expect(areaOf([few, COATED], few).head).toBeNull()
  expect(areaOf([half, COATED], half).head).toEqual({ min: 500, max: 500 })
})

test('an area never covers a smaller one', () => {
  const tight = planOf(ALL).areas.filter(({ head }) => head !== null)
  const sizes = tight.map(({ box }) => box.width * box.height)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
})

test('names do not overlap and are inside the drawing', () => {
  const { areas, width, plot, bottom } = planOf(ALL)
  const words = areas.map(({ label: { x, y, lines } }): Box => {
    const wide = Math.max(...lines.map(textWidth))
    return { x: x - wide / 2, y: y - 11, width: wide, height: 14 + (lines.length - 1) * 15 }
  })
  expect(areas.map(({ label }) => label.lines.join(' ')).toSorted()).toEqual(
    ALL.map(({ name }) => name).toSorted(),
  )
  expect(pairs(words).filter(overlap)).toEqual([])
  for (const box of words) {
    expect(box.x).toBeGreaterThanOrEqual(plot.x)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y).toBeGreaterThanOrEqual(plot.y)
    expect(box.y + box.height).toBeLessThanOrEqual(bottom)
  }
})

test('cloth without a water column shows only the band, and no cloth shows no chart', () => {
  const { headTicks, areas } = planOf([MESH, FLEECE])
  expect(headTicks).toEqual([])
  expect(areas).toHaveLength(2)
  expect(chartPlan([])).toBeNull()
})

test('combinations without matching cloth are hidden', () => {
  const told = (kinds: readonly FabricKind[]) => servedBy(kinds, 'de').map(({ name }) => name.de)
  expect(told([SILNYLON])).toEqual(['Tarp', 'Zeltboden', 'Hängematte'])
  expect(told([MEMBRANE])).toEqual(['Zeltboden', 'Regenjacke', 'Rucksack'])
  expect(told([aKind('Daunendicht', { weight: [20, 48] })])).toEqual([
    'Schlafsack, Quilt',
    'Hängematte',
  ])
})

test('a combination links to fabrics in its ranges', () => {
  const [tarp] = servedBy([SILNYLON], 'en')
  expect(tarp && combinationHref(tarp, 'en', '/en/fabrics')).toBe(
    '/en/fabrics?min-grammage=30&max-grammage=60&min-hydrostatic_head=1200',
  )
})

function pairs(boxes: readonly Box[]): readonly (readonly [Box, Box])[] {
  return boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
}

function overlap([a, b]: readonly [Box, Box]): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
