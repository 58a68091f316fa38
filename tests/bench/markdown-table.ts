type Cell = string | number
type Row = Readonly<Record<string, Cell>>

/** Rows as a table of Markdown; the first row names the columns. Numbers stand right. */
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
