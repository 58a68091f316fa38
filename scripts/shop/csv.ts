import { printable } from './printable.ts'

/**
 * Cell beginnings that a spreadsheet reads as a formula, fullwidth forms and preceding invisible
 * characters included.
 */
const FORMULA = /^(?:[\t\r]|[\p{Default_Ignorable_Code_Point}\s]*[=+\-@＝＋－＠])/u

/**
 * A CSV line (RFC 4180) with semicolons, as German spreadsheets expect; figures have two decimals
 * and a comma. Prefixes possible formulas with an apostrophe (CSV injection). Removes control
 * characters and line breaks.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(';')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',')
  const text = printable(FORMULA.test(value) ? `'${value}` : value)
  return /[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
