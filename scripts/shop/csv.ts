import { printable } from './printable.ts'

/**
 * Beginnings of a cell that a spreadsheet takes for a formula, the wide ones in some languages too;
 * what has no shape may stand before.
 */
const FORMULA = /^(?:[\t\r]|[\p{Default_Ignorable_Code_Point}\s]*[=+\-@＝＋－＠])/u

/**
 * A line of a CSV file (RFC 4180) with semicolons, as spreadsheets in Germany read it; figures have
 * two decimals and a comma. A text of anybody's never becomes a formula: an apostrophe stands before.
 * The file may be read in a terminal, so that a text has no control characters and no line breaks.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cell).join(';')}\r\n`
}

function cell(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',')
  const text = printable(FORMULA.test(value) ? `'${value}` : value)
  return /[";]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
