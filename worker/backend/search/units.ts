/** Lengths in millimetres. */
const LENGTHS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, inch: 25.4 }

/** Other spellings of units, folded. */
const SPELLINGS: Readonly<Record<string, string>> = {
  in: 'inch',
  inches: 'inch',
  zoll: 'inch',
  meter: 'm',
  metre: 'm',
  zentimeter: 'cm',
  millimeter: 'mm',
  d: 'den',
  denier: 'den',
  gsm: 'g m 2',
  'g qm': 'g m 2',
  'g sqm': 'g m 2',
  layer: 'layers',
  ply: 'layers',
  lagig: 'lagen',
}

/** Units that follow a number, as regular expressions of unfolded text, the longest first. */
export const UNITS = [
  String.raw`g\s?/\s?(?:m²|m2|qm|sqm)(?:\s?/\s*24\s?h)?`,
  'lagig',
  'lagen',
  'layers?',
  'ply',
  'inch(?:es)?',
  'zoll',
  'denier',
  'dtex',
  'cuin',
  'tex',
  'met(?:er|re)s?',
  'gsm',
  'den',
  'kg',
  'mm',
  'cm',
  'ml',
  'oz',
  'm',
  'g',
  'l',
  '%',
]

/** One spelling of a folded unit: `denier` and `d` are `den`. */
export function canonicalUnit(folded: string): string {
  return SPELLINGS[folded] ?? folded
}

/** A number of one unit in another; null if the units do not measure the same. */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value
  const [given, requested] = [LENGTHS[from], LENGTHS[to]]
  return given !== undefined && requested !== undefined ? (value * given) / requested : null
}

/** Folded texts of the same figure in other units and spellings, such as `60 cm` for `600 mm`. */
export function equalFigures(value: number, unit: string): readonly string[] {
  const spellings = Object.entries(SPELLINGS).filter(([, canonical]) => canonical === unit)
  const same = [unit, ...spellings.map(([spelling]) => spelling)].map((each) =>
    figureOf(value, each),
  )
  const lengths = ['mm', 'cm'].flatMap((other) => {
    const converted = convert(value, unit, other)
    // Trade sizes are round: webbing of 1 inch (25.4 mm) is 25 mm wide.
    const rounded = unit === 'inch' && converted !== null ? Math.round(converted) : converted
    return rounded !== null && rounded >= 1 && Number.isInteger(rounded)
      ? figureOf(rounded, other)
      : []
  })
  return [...new Set([...same, ...lengths])]
}

function figureOf(value: number, unit: string): string {
  return `${String(value).replace('.', ' ')} ${unit}`
}
