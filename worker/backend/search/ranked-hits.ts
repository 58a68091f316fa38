import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'

/** More rows than a snapshot may have. */
const ROWS = 2 ** 20

/** What a search leads to. */
export type Hits = Readonly<{
  /** Rows of the snapshot, ascending. */
  rows: Uint32Array
  /** By row of the snapshot: the lower the better, popular ones first among equals. */
  rank: Uint32Array
}>

/**
 * Rows of a snapshot by lists of ids, each list a better reason than the one before it. What the
 * snapshot does not list is left out.
 */
export function hitsOf(snapshot: Snapshot, tiers: readonly (readonly number[])[]): Hits {
  const rank = new Uint32Array(snapshot.columns.id.length)
  tiers.forEach((ids, tier) => {
    for (const id of ids) {
      const row = snapshot.rowOfId.get(id)
      if (row === undefined) continue
      rank[row] = (tiers.length - tier) * ROWS + (snapshot.columns.topseller[row] ?? 0)
    }
  })
  const found = rank.reduce((count, place) => (place > 0 ? count + 1 : count), 0)
  const rows = new Uint32Array(found)
  let next = 0
  rank.forEach((place, row) => {
    if (place > 0) rows[next++] = row
  })
  return { rows, rank }
}
