import type { Snapshot } from '#worker/backend/catalogue/snapshot/snapshot.ts'

/** More rows than a snapshot may have. */
const ROWS = 2 ** 20

/** The rows that a search found. */
export type Hits = Readonly<{
  /** Rows of the snapshot, ascending. */
  rows: Uint32Array
  /** By row of the snapshot. Lower is better; popular products come first among equals. */
  rank: Uint32Array
}>

/**
 * Ranks the rows of a snapshot by lists of product ids, the best list last. Products that are not
 * in the snapshot are left out.
 */
export function hitsOf(snapshot: Snapshot, tiers: readonly (readonly number[])[]): Hits {
  const rank = new Uint32Array(snapshot.columns.id.length)
  tiers.forEach((ids, tier) => {
    for (const id of ids) {
      const row = snapshot.rowOfId.get(id)
      if (row !== undefined) rank[row] = rankIn(snapshot, row, tiers.length - tier)
    }
  })
  return rankedRows(rank)
}

/** The rank of a row in a tier from 1, the best one. */
export function rankIn({ columns }: Snapshot, row: number, tier: number): number {
  return tier * ROWS + (columns.topseller[row] ?? 0)
}

/** The rows with a rank. */
export function rankedRows(rank: Uint32Array): Hits {
  const found = rank.reduce((count, place) => (place > 0 ? count + 1 : count), 0)
  const rows = new Uint32Array(found)
  let next = 0
  rank.forEach((place, row) => {
    if (place > 0) rows[next++] = row
  })
  return { rows, rank }
}
