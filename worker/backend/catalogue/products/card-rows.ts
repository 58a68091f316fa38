import { z } from '#shared/schemas/zod.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { ProductRow, OWN_COLUMNS } from '../structs/product-row.ts'
import { StoredMedia } from '#worker/backend/tables/stored.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

/** Data that may be newer than the snapshot, the texts and the first picture. Few rows per card. */
export const selectCards = (requested: readonly RequestedCard[]) => sql`
  SELECT p.id, ${OWN_COLUMNS}, cheapest.public_id AS cheapestId,
    mc.public_id AS categoryId, mc.record -> 'name' AS categoryName,
    mc.record -> 'path' AS categoryPaths,
    (SELECT json_object('id', m.public_id, 'media', json(m.shown))
      FROM product_media pm JOIN media m ON m.id = pm.media_id
      WHERE pm.product_id = p.id ORDER BY pm.position LIMIT 1) AS cover
  FROM json_each(${requested}) wanted
  JOIN product p ON p.id = wanted.value ->> 0
  JOIN product cheapest ON cheapest.id = wanted.value ->> 1
  JOIN parent_product f ON f.id = p.parent_id
  JOIN category mc ON mc.id = f.main_category_id
  ORDER BY wanted.key`

/** A row of `selectCards`: a product without the data that a snapshot contains. */
const CardRow = ProductRow.omit({
  manufacturerId: true,
  manufacturer: true,
  tiers: true,
  rolls: true,
  media: true,
  properties: true,
  shades: true,
  care: true,
  entryPrices: true,
}).extend({
  id: z.int(),
  cheapestId: z.string(),
  cover: json(z.object({ id: z.string(), media: StoredMedia })).nullable(),
})
export type CardRow = z.infer<typeof CardRow>

/** Row ids of a product and of the cheapest variant of its parent. */
export type RequestedCard = readonly [id: number, cheapest: number]

/** Loads all of them with one statement, in their order. */
export async function cardRows(
  db: D1Database,
  requested: readonly RequestedCard[],
): Promise<readonly CardRow[]> {
  if (requested.length === 0) return []
  return all(db, CardRow, selectCards(requested))
}

/** Equal to the time that an isolate caches the version of the catalogue. */
const CACHED_MS = 10_000
/** Maximum number of parsed rows, some kB each. */
const MAX_STORED = 500

type Shelf = Readonly<{
  snapshot: Snapshot
  version: string
  rows: Map<number, Readonly<{ row: CardRow; until: number }>>
}>
let shelf: Shelf | null = null

/**
 * The same for the shop's own pages, which may show older data anyway. Rows that this isolate
 * loaded within ten seconds for the same snapshot and catalogue version are reused. Filtered lists
 * are countless, but consecutive ones show mostly the same products.
 */
export async function getCachedCardRows(
  db: D1Database,
  requested: readonly RequestedCard[],
  { snapshot, version, now }: Readonly<{ snapshot: Snapshot; version: string; now: number }>,
): Promise<readonly CardRow[]> {
  if (shelf?.snapshot !== snapshot || shelf.version !== version)
    shelf = { snapshot, version, rows: new Map() }
  const { rows } = shelf
  const cachedRowsOf = ([id]: RequestedCard) => {
    const cached = rows.get(id)
    return cached && now < cached.until ? cached.row : null
  }
  const found = new Map(
    requested.flatMap((card) => cachedRowsOf(card) ?? []).map((row) => [row.id, row]),
  )
  const read = await cardRows(
    db,
    requested.filter(([id]) => !found.has(id)),
  )
  if (rows.size + read.length > MAX_STORED) rows.clear()
  for (const row of read) {
    rows.set(row.id, { row, until: now + CACHED_MS })
    found.set(row.id, row)
  }
  return requested.flatMap(([id]) => found.get(id) ?? [])
}
