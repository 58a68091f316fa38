import { z } from '#shared/schemas/zod.ts'
import { all } from '#worker/backend/sql/run.ts'
import { prepare, sql } from '#worker/backend/sql/sql.ts'
import { CategoryTable, MediaTable } from '#worker/backend/tables/catalogue.ts'
import type { StoredCategory, StoredMedia } from '#worker/backend/tables/stored.ts'

const OwnRow = z.object({
  publicId: z.string(),
  parentId: z.string().nullable(),
  record: CategoryTable.row.shape.record,
  mediaId: z.string().nullable(),
  media: MediaTable.row.shape.shown,
})
const CategoryRow = OwnRow.extend({
  rule: CategoryTable.row.shape.rule,
  listedCount: z.int(),
})
const TrailRow = OwnRow.extend({ afterId: z.string().nullable(), childCount: z.int() })

/** A category of the catalogue; ids are those of the Store API. */
export type Category = Readonly<{
  id: string
  /** Null directly below the root. */
  parentId: string | null
  /** The category before it among its siblings; null for the first. */
  afterId: string | null
  childCount: number
  /**
   * Parent products listed here and below, as its listing counts them; null for a rule-based
   * category.
   */
  productCount: number | null
  record: StoredCategory
  picture: Readonly<{ id: string; media: StoredMedia }> | null
}>

const OWN = sql`c.public_id AS publicId, parent.public_id AS parentId, c.record,
    m.public_id AS mediaId, m.shown AS media`
const JOINS = sql`LEFT JOIN category parent ON parent.id = c.parent_id
  LEFT JOIN media m ON m.id = c.media_id`

const SELECT = sql`
  SELECT ${OWN}, c.rule, c.listed_count AS listedCount
  FROM category c ${JOINS}
  ORDER BY c.position, c.id`

const selectTrail = (productId: string) => sql`
  SELECT ${OWN},
    (SELECT count(*) FROM category b WHERE b.parent_id = c.id) AS childCount,
    (SELECT b.public_id FROM category b
      WHERE b.parent_id IS c.parent_id AND (b.position, b.id) < (c.position, c.id)
      ORDER BY b.position DESC, b.id DESC LIMIT 1) AS afterId
  FROM product p
  JOIN parent_product f ON f.id = p.parent_id
  JOIN category_closure cc ON cc.descendant_id = f.main_category_id
  JOIN category c ON c.id = cc.ancestor_id ${JOINS}
  WHERE p.public_id = ${productId}
  ORDER BY cc.depth DESC`

/** All categories by position. A shop has some dozens, so searches run in memory. */
export async function readCategories(db: D1Database): Promise<readonly Category[]> {
  const rows = await all(db, CategoryRow, SELECT)
  const children = new Map<string | null, string[]>()
  for (const { publicId: id, parentId: parent } of rows) {
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return rows.map((row) => {
    const variants = children.get(row.parentId) ?? []
    return {
      ...ownFields(row),
      afterId: variants[variants.indexOf(row.publicId) - 1] ?? null,
      childCount: children.get(row.publicId)?.length ?? 0,
      productCount: row.rule ? null : row.listedCount,
    }
  })
}

/** The main category of a product with its ancestors, top down. */
export function selectMainTrail(db: D1Database, productId: string): D1PreparedStatement {
  return prepare(db, selectTrail(productId))
}

export function readTrail(results: readonly unknown[]): readonly Category[] {
  return results
    .map((result) => TrailRow.parse(result))
    .map((row) => ({
      ...ownFields(row),
      afterId: row.afterId,
      childCount: row.childCount,
      productCount: null,
    }))
}

function ownFields({ mediaId, media, ...row }: z.infer<typeof OwnRow>) {
  return {
    id: row.publicId,
    parentId: row.parentId,
    record: row.record,
    picture: mediaId && media ? { id: mediaId, media } : null,
  }
}

/** A category with its ancestors, top down. */
export function trailTo(categories: readonly Category[], id: string): readonly Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const trail: Category[] = []
  let at = byId.get(id)
  while (at && !trail.includes(at)) {
    trail.unshift(at)
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  }
  return trail
}
