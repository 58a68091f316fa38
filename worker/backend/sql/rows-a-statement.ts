/** A value that D1 binds has at most 2,000,000 bytes. A character has up to three as UTF-8. */
const CHARACTERS_A_STATEMENT = 500_000

/**
 * Splits rows into lists that each fit one bound JSON value. A row that is longer than the limit
 * gets its own list.
 */
export function splitIntoStatements<Row extends object>(
  rows: readonly Row[],
): readonly (readonly Row[])[] {
  const lists: Row[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const { length } = JSON.stringify(row)
    characters += length
    const last = lists.at(-1)
    if (last && characters <= CHARACTERS_A_STATEMENT) last.push(row)
    else {
      lists.push([row])
      characters = length
    }
  }
  return lists
}
