type Cell = string | number
type Row = Readonly<Record<string, Cell>>

/** A Markdown table; the first row names the columns, numbers are right-aligned. */
export function markdownTable(rows: readonly Row[]): string {
  const [first = {}] = rows
  const names = Object.keys(first)
  const line = (cells: readonly Cell[]) => `| ${cells.join(' | ')} |`
  const rule = names.map((name) => (typeof first[name] === 'number' ? '--:' : '---'))
  return [
    line(names),
    line(rule),
    ...rows.map((row) => line(names.map((name) => row[name] ?? ''))),
  ].join('\n')
}
