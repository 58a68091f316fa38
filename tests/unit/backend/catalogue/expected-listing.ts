import type { SnapshotQuery } from '#worker/backend/catalogue/snapshot/listing.ts'
import { ABSENT } from '#worker/backend/catalogue/snapshot/measures.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'

/** The expected listing, computed product by product. */
export function expectedListing(snapshot: Snapshot, query: SnapshotQuery) {
  const { columns, facetOfOption } = snapshot
  const { options, ranges, rank, descending, page, limit } = query
  const rows = [...query.rows]
  const optionsOf = (row: number) => [
    ...columns.option.subarray(columns.optionStart[row], columns.optionStart[row + 1]),
  ]
  const valueOf = (measure: string, row: number) => {
    const first = columns.figureStart[row] ?? 0
    const own = columns.figureMeasure.subarray(first, columns.figureStart[row + 1])
    const at = own.indexOf(snapshot.names.measures.indexOf(measure))
    return at < 0 ? ABSENT : (columns.figure[first + at] ?? ABSENT)
  }
  const tests = [
    ...options.map((numbers) => (row: number) => optionsOf(row).some((n) => numbers.includes(n))),
    ...ranges.map(({ measure, min, max }) => (row: number) => {
      const value = valueOf(measure, row)
      return value !== ABSENT && value >= min && value <= max
    }),
  ]
  const matching = (but: number) =>
    rows.filter((row) => tests.every((fits, index) => index === but || fits(row)))
  const parentOf = (row: number) => columns.family[row] ?? 0

  const count = [...facetOfOption].map((facet, number) => {
    const own = options.findIndex(([first = -1]) => facetOfOption[first] === facet)
    const having = matching(own).filter((row) => optionsOf(row).includes(number))
    return new Set(having.map(parentOf)).size
  })
  const measures = snapshot.names.measures.map((name) => {
    const at = ranges.findIndex(({ measure }) => measure === name)
    const values = matching(at < 0 ? -1 : options.length + at)
      .map((row) => valueOf(name, row))
      .filter((value) => value !== ABSENT)
    const sum = values.reduce((total, value) => total + value, 0)
    return [name, Math.min(ABSENT, ...values), Math.max(0, ...values), sum, values.length]
  })

  const sign = descending ? -1 : 1
  const sorted = matching(-1).sort((a, b) => sign * ((rank[a] ?? 0) - (rank[b] ?? 0)) || a - b)
  const faces = sorted.filter(
    (row, index) => sorted.findIndex((other) => parentOf(other) === parentOf(row)) === index,
  )
  return {
    total: faces.length,
    ids: faces.slice((page - 1) * limit, page * limit).map((row) => columns.id[row]),
    count,
    measures,
  }
}
