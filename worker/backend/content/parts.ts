import type { CmsSectionRecord, CmsSlotRecord } from '#shared/schemas/import/cms.ts'
import { z } from '#shared/schemas/zod.ts'
import type { ArticleRow } from '#worker/backend/catalogue/structs/article-row.ts'
import { readArticles, selectArticles } from '#worker/backend/catalogue/articles/articles-by-id.ts'
import { StoredMedia } from '#worker/backend/catalogue/structs/stored.ts'
import { jsonColumn } from '../sql/json-column.ts'
import { idOf } from '#worker/backend/sql/ids.ts'

const MediaRow = z.object({ id: z.string(), key: z.string(), media: jsonColumn(StoredMedia) })

/** What the slots of a page show beside their texts, by the names the page knows them by. */
export type CmsParts = Readonly<{
  media: ReadonlyMap<string, Readonly<{ id: string; media: StoredMedia }>>
  articles: ReadonlyMap<string, ArticleRow>
}>

const SELECT_MEDIA = `
  SELECT m.public_id AS id, m.key, m.shown AS media
  FROM json_each(?1) wanted JOIN media m ON m.key = wanted.value`

/** Pictures and articles of some sections, and further articles: one round trip, none where there is only text. */
export async function partsOf(
  db: D1Database,
  sections: readonly CmsSectionRecord[],
  furtherArticles: readonly string[],
): Promise<CmsParts> {
  const mediaKeys = mediaKeysOf(sections)
  const numbers = [...new Set([...slotsOf(sections).flatMap(articlesIn), ...furtherArticles])]
  if (mediaKeys.length + numbers.length === 0) return { media: new Map(), articles: new Map() }
  const [media, articles] = await db.batch([
    db.prepare(SELECT_MEDIA).bind(JSON.stringify(mediaKeys)),
    selectArticles(
      db,
      numbers.map((number) => idOf('product', number)),
    ),
  ])
  const mediaRows = z.array(MediaRow).parse(media?.results)
  const articleRows = readArticles(articles?.results ?? [])
  return {
    media: new Map(mediaRows.map((row) => [row.key, { id: row.id, media: row.media }])),
    articles: new Map(articleRows.map((row) => [row.number, row])),
  }
}

function slotsOf(sections: readonly CmsSectionRecord[]): readonly CmsSlotRecord[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap(({ slots }) => slots))
}

function articlesIn(slot: CmsSlotRecord): readonly string[] {
  if (slot.type === 'product-box') return [slot.article]
  return slot.type === 'product-slider' ? slot.articles : []
}

function mediaKeysOf(sections: readonly CmsSectionRecord[]): readonly string[] {
  const strips = [...sections, ...sections.flatMap(({ blocks }) => blocks)]
  const backgrounds = strips.flatMap(({ backgroundMedia }) => backgroundMedia ?? [])
  return [...backgrounds, ...slotsOf(sections).flatMap(picturesIn)]
}

function picturesIn(slot: CmsSlotRecord): readonly string[] {
  if (slot.type === 'image') return [slot.picture.media]
  const isSeveral = slot.type === 'image-slider' || slot.type === 'image-gallery'
  return isSeveral ? slot.pictures.map(({ media }) => media) : []
}
