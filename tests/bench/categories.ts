import { rowsOfCategory, type Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'

const SIZES = [100, 1000, 10_000, 50_000]

/** Categories closest to 100, 1,000, 10,000 and 50,000 products. */
export function categoriesOf(snapshot: Snapshot) {
  const all = snapshot.names.categoryIds.flatMap((id) => {
    const rows = rowsOfCategory(snapshot, id)
    return rows && rows.length > 0 ? [{ id, rows }] : []
  })
  const distance = (rows: Uint32Array, size: number) => Math.abs(Math.log(rows.length / size))
  const nearest = SIZES.map(
    (size) => all.toSorted((a, b) => distance(a.rows, size) - distance(b.rows, size))[0],
  )
  return [...new Set(nearest.filter((category) => category !== undefined))]
}

/** The most frequent option of each of the most frequent property groups, as `facet/option`. */
export function frequentOptions(snapshot: Snapshot, rows: Uint32Array, groups: number) {
  const { columns, facetOfOption, names } = snapshot
  const count = new Map<number, number>()
  for (const row of rows) {
    const own = columns.option.subarray(columns.optionStart[row], columns.optionStart[row + 1])
    for (const number of own) count.set(number, (count.get(number) ?? 0) + 1)
  }
  const filterable = new Set(names.groups.filter((g) => g.record.filterable).map(({ id }) => id))
  const facets = new Set<number>()
  return [...count]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([number]) => {
      const facet = facetOfOption[number] ?? 0
      const named = names.facets[facet]
      if (!named || facets.has(facet) || !filterable.has(named.id)) return []
      facets.add(facet)
      return [{ number, id: named.optionIds[number - named.first] ?? '' }]
    })
    .slice(0, groups)
}
