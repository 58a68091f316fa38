import { CategoryRule } from '#shared/schemas/import/category.ts'
import { z } from '#shared/schemas/zod.ts'
import { recordColumn } from './record-column.ts'
import { StoredCategory, StoredMedia } from './stored.ts'

const CategoryRow = z.object({
  public_id: z.string(),
  parent_id: z.string().nullable(),
  rule: recordColumn(CategoryRule).nullable(),
  article_count: z.int(),
  record: recordColumn(StoredCategory),
  media_id: z.string().nullable(),
  media: recordColumn(StoredMedia).nullable(),
})

/** A category of the catalogue; ids are those of the Store API. */
export type Category = Readonly<{
  id: string
  /** Null: stands directly below the root. */
  parentId: string | null
  rule: CategoryRule | null
  /** Families listed here and below, as its listing counts them; null where a rule decides. */
  articleCount: number | null
  record: StoredCategory
  picture: Readonly<{ id: string; media: StoredMedia }> | null
}>

const SELECT = `
  SELECT c.public_id, parent.public_id AS parent_id, c.rule, c.record,
    m.public_id AS media_id, m.shown AS media,
    (SELECT count(DISTINCT p.family_id)
      FROM category_closure cc
      JOIN product_category pc ON pc.category_id = cc.descendant_id
      JOIN product p ON p.id = pc.product_id AND p.listed = 1
      WHERE cc.ancestor_id = c.id) AS article_count
  FROM category c
  LEFT JOIN category parent ON parent.id = c.parent_id
  LEFT JOIN media m ON m.id = c.media_id
  ORDER BY c.position, c.id`

/** All categories by position: a shop has some dozens, so every question is asked in memory. */
export async function readCategories(db: D1Database): Promise<readonly Category[]> {
  const { results } = await db.prepare(SELECT).all()
  return z
    .array(CategoryRow)
    .parse(results)
    .map(({ media_id: mediaId, media, rule, ...row }) => ({
      id: row.public_id,
      parentId: row.parent_id,
      rule,
      articleCount: rule ? null : row.article_count,
      record: row.record,
      picture: mediaId && media ? { id: mediaId, media } : null,
    }))
}

/** A category with those above it, from the top down. */
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
