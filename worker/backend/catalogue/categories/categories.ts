import { CategoryRule } from '#shared/schemas/import/category.ts'
import { z } from '#shared/schemas/zod.ts'
import { recordColumn } from '#worker/backend/sql/record-column.ts'
import { StoredCategory, StoredMedia } from '#worker/backend/tables/stored.ts'

const OwnRow = z.object({
  public_id: z.string(),
  parent_id: z.string().nullable(),
  record: recordColumn(StoredCategory),
  media_id: z.string().nullable(),
  media: recordColumn(StoredMedia).nullable(),
})
const CategoryRow = OwnRow.extend({
  rule: recordColumn(CategoryRule).nullable(),
  listed_count: z.int(),
})
const TrailRow = OwnRow.extend({ after_id: z.string().nullable(), child_count: z.int() })

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
  articleCount: number | null
  record: StoredCategory
  picture: Readonly<{ id: string; media: StoredMedia }> | null
}>

const OWN = `c.public_id, parent.public_id AS parent_id, c.record,
    m.public_id AS media_id, m.shown AS media`
const JOINS = `LEFT JOIN category parent ON parent.id = c.parent_id
  LEFT JOIN media m ON m.id = c.media_id`

const SELECT = `
  SELECT ${OWN}, c.rule, c.listed_count
  FROM category c ${JOINS}
  ORDER BY c.position, c.id`

const SELECT_TRAIL = `
  SELECT ${OWN},
    (SELECT count(*) FROM category b WHERE b.parent_id = c.id) AS child_count,
    (SELECT b.public_id FROM category b
      WHERE b.parent_id IS c.parent_id AND (b.position, b.id) < (c.position, c.id)
      ORDER BY b.position DESC, b.id DESC LIMIT 1) AS after_id
  FROM product p
  JOIN parent_product f ON f.id = p.parent_id
  JOIN category_closure cc ON cc.descendant_id = f.main_category_id
  JOIN category c ON c.id = cc.ancestor_id ${JOINS}
  WHERE p.public_id = ?1
  ORDER BY cc.depth DESC`

/** All categories by position. A shop has some dozens, so searches run in memory. */
export async function readCategories(db: D1Database): Promise<readonly Category[]> {
  const { results } = await db.prepare(SELECT).all()
  const rows = z.array(CategoryRow).parse(results)
  const children = new Map<string | null, string[]>()
  for (const { public_id: id, parent_id: parent } of rows) {
    children.set(parent, [...(children.get(parent) ?? []), id])
  }
  return rows.map((row) => {
    const variants = children.get(row.parent_id) ?? []
    return {
      ...ownFields(row),
      afterId: variants[variants.indexOf(row.public_id) - 1] ?? null,
      childCount: children.get(row.public_id)?.length ?? 0,
      articleCount: row.rule ? null : row.listed_count,
    }
  })
}

/** The main category of a product with its ancestors, top down. */
export function selectMainTrail(db: D1Database, productId: string): D1PreparedStatement {
  return db.prepare(SELECT_TRAIL).bind(productId)
}

export function readTrail(results: readonly unknown[]): readonly Category[] {
  return z
    .array(TrailRow)
    .parse(results)
    .map((row) => ({
      ...ownFields(row),
      afterId: row.after_id,
      childCount: row.child_count,
      articleCount: null,
    }))
}

function ownFields({ media_id: mediaId, media, ...row }: z.infer<typeof OwnRow>) {
  return {
    id: row.public_id,
    parentId: row.parent_id,
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
