/** The two parts of a product's name: the title, and the figures and colour that distinguish it. */
export type ProductName = { readonly title: string; readonly figures: string }

const SQUARE_METRES = /(?<=\/)(?:s?qm|m2)\b/g
const CUBIC_METRES = /(?<=\/)cbm\b/g
const FIGURE_BEFORE_UNIT = /(\d)(?=(?:den|g|kg|ml|l|mm|cm|m)\b)/g
const NARROW_SPACE = '\u202F'

/** A product name with the symbols m² and m³. Stored names keep the spelling of the catalogue. */
export function readableName(name: string): string {
  return name.replaceAll(SQUARE_METRES, 'm²').replaceAll(CUBIC_METRES, 'm³')
}

/** Splits a name at its first number: "Taft" and "68 den, 82 g/m², Sand". */
export function formatProductName(name: string): ProductName {
  const parts = readableName(name).split(', ')
  const first = parts.findIndex((part, index) => index > 0 && /^\d/.test(part))
  if (first < 0) return { title: parts.join(', '), figures: '' }
  const figures = parts.slice(first).join(', ')
  return {
    title: parts.slice(0, first).join(', '),
    figures: figures.replaceAll(FIGURE_BEFORE_UNIT, `$1${NARROW_SPACE}`),
  }
}
