import { queryListing, type SnapshotQuery } from '#worker/backend/catalogue/snapshot/listing.ts'
import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'
import { categoriesOf, frequentOptions } from './categories.ts'
import { fastestMs } from './run-times.ts'

const FILTERS = [0, 1, 3]

/** Milliseconds of the listing function by category size and filters. */
export function functionFigures(snapshot: Snapshot) {
  return categoriesOf(snapshot).map(({ rows }) => {
    const options = frequentOptions(snapshot, rows, 3).map(({ number }) => [number])
    const query: SnapshotQuery = {
      rows,
      options: [],
      ranges: [],
      rank: snapshot.columns.topseller,
      descending: false,
      page: 1,
      limit: 24,
    }
    const figures = FILTERS.map((filters) => [
      `ms, ${filters} filters`,
      fastestMs(() => queryListing(snapshot, { ...query, options: options.slice(0, filters) })),
    ])
    return { articles: rows.length, ...Object.fromEntries(figures) }
  })
}
