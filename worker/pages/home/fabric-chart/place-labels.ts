/** A rectangle by its upper left corner. */
export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A name in one or two lines, centred on `x`; `y` is the baseline of the first line. */
export type Label = { readonly x: number; readonly y: number; readonly lines: readonly string[] }

/** Upper bound of the average width of a letter, and the height of a line. */
const LETTER = 7.2
export const LINE = 15
/** Distance from the top of a line to its baseline. */
const ASCENT = 11.5
const GAP = 6
/** Covering another name costs more than covering any area. */
const OVER_A_NAME = 1_000

export const textWidth = (text: string): number => text.length * LETTER

/**
 * A label for each box, in their order: inside its box if it fits, else next to it, where it covers
 * least. The smallest boxes have the fewest positions and are placed first.
 */
export function placeLabels(
  named: readonly { readonly name: string; readonly box: Box }[],
  plot: Box,
): readonly Label[] {
  const bySize = [...named.keys()].toSorted((a, b) => sizeOf(named[a]?.box) - sizeOf(named[b]?.box))
  const placed = new Map<number, Place>()
  for (const index of bySize) {
    const own = named[index]
    if (!own) continue
    const others = named.filter((_, other) => other !== index).map(({ box }) => box)
    const taken = [...placed.values()].map(({ box }) => box)
    const best = placesOf(own.name, own.box, plot)
      .map((place) => ({ place, cost: costOf(place, others, taken) }))
      .reduce((least, each) => (each.cost < least.cost ? each : least))
    placed.set(index, best.place)
  }
  return named.map((_, index) => labelOf(placed.get(index)))
}

type Place = { readonly box: Box; readonly lines: readonly string[]; readonly aside: number }

/** Every possible position of a name, the best first. */
function placesOf(name: string, own: Box, plot: Box): readonly [Place, ...Place[]] {
  const broken = twoLines(name)
  const spellings = [[name], ...(broken ? [broken] : [])]
  const places = spellings.flatMap((lines, spelling) => {
    const width = Math.max(...lines.map(textWidth))
    const height = lines.length * LINE
    const at = (x: number, y: number, aside: number): Place => ({
      box: { x: within(x, width, plot.x, plot.width), y, width, height },
      lines,
      aside: aside + spelling,
    })
    const left = own.x + GAP
    const centre = own.x + (own.width - width) / 2
    const right = own.x + own.width - width - GAP
    const top = own.y + GAP
    const middle = own.y + (own.height - height) / 2
    const bottom = own.y + own.height - height - GAP
    const fits = width + GAP <= own.width && height + GAP <= own.height
    const inside = [middle, top, bottom].flatMap((y, row) =>
      [centre, left, right].map((x, column) => at(x, y, row + column)),
    )
    const beside = [
      at(centre, own.y - height - 2, 20),
      at(centre, own.y + own.height + 2, 21),
      at(own.x + own.width + GAP, middle, 22),
      at(own.x - width - GAP, middle, 23),
    ].filter(({ box }) => box.y >= plot.y && box.y + height <= plot.y + plot.height)
    return [...(fits ? inside : []), ...beside]
  })
  const [first, ...rest] = places
  return first ? [first, ...rest] : [{ box: own, lines: [name], aside: 0 }]
}

/** Splits a name between two words into halves of similar length; null for a single word. */
function twoLines(name: string): readonly [string, string] | null {
  const messages = name.split(' ')
  const halves = messages
    .slice(1)
    .map(
      (_, at) => [messages.slice(0, at + 1).join(' '), messages.slice(at + 1).join(' ')] as const,
    )
  const longest = ([one, two]: readonly [string, string]) => Math.max(one.length, two.length)
  return halves.toSorted((a, b) => longest(a) - longest(b))[0] ?? null
}

function costOf({ box, aside }: Place, others: readonly Box[], taken: readonly Box[]): number {
  const over = (boxes: readonly Box[]) =>
    boxes.reduce((sum, other) => sum + overlap(box, other), 0) / sizeOf(box)
  return aside + over(others) * 40 + over(taken) * OVER_A_NAME
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

function labelOf(place: Place | undefined): Label {
  if (!place) return { x: 0, y: 0, lines: [] }
  const { box, lines } = place
  return { x: box.x + box.width / 2, y: box.y + ASCENT, lines }
}

const sizeOf = (box: Box | undefined) => (box ? box.width * box.height : 0)

const within = (from: number, length: number, start: number, room: number) =>
  Math.max(start, Math.min(from, start + room - length))
