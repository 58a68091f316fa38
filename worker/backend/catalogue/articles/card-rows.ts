import { z } from '#shared/schemas/zod.ts'
import { ArticleRow, OWN_COLUMNS } from '../structs/article-row.ts'
import { StoredMedia } from '../structs/stored.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'

/** What may have changed a moment ago, the texts and the first picture: few rows for each card. */
export const SELECT_CARDS = `
  SELECT p.id, ${OWN_COLUMNS}, cheapest.public_id AS cheapest_id,
    mc.public_id AS category_id, mc.record -> 'name' AS category_name,
    mc.record -> 'path' AS category_paths,
    (SELECT json_object('id', m.public_id, 'media', json(m.shown))
      FROM product_media pm JOIN media m ON m.id = pm.media_id
      WHERE pm.product_id = p.id ORDER BY pm.position LIMIT 1) AS cover
  FROM json_each(?1) wanted
  JOIN product p ON p.id = wanted.value ->> 0
  JOIN product cheapest ON cheapest.id = wanted.value ->> 1
  JOIN family f ON f.id = p.family_id
  JOIN category mc ON mc.id = f.main_category_id
  ORDER BY wanted.key`

/** A row of `SELECT_CARDS`: an article without what a snapshot knows of it. */
const CardRow = ArticleRow.omit({
  manufacturer_id: true,
  manufacturer: true,
  tiers: true,
  rolls: true,
  media: true,
  properties: true,
  shades: true,
  care: true,
  entry_prices: true,
}).extend({
  id: z.int(),
  cheapest_id: z.string(),
  cover: jsonColumn(z.object({ id: z.string(), media: StoredMedia })).nullable(),
})
export type CardRow = z.infer<typeof CardRow>

/** The catalogue's own numbers of an article and of the cheapest of its family. */
export type WantedCard = readonly [id: number, cheapest: number]

/** One statement for all cards of a page, in their order. */
export async function cardRows(
  db: D1Database,
  ids: readonly WantedCard[],
): Promise<readonly CardRow[]> {
  if (ids.length === 0) return []
  const { results } = await db.prepare(SELECT_CARDS).bind(JSON.stringify(ids)).all()
  return z.array(CardRow).parse(results)
}
