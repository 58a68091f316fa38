import type { Locale } from '#shared/i18n/locales.ts'
import { PostRecord, ProjectRecord, TermRecord } from '#shared/schemas/import/entry.ts'
import { z } from '#shared/schemas/zod.ts'
import { StoredMedia } from '#worker/backend/tables/stored.ts'
import { jsonColumn } from '../sql/json-column.ts'
import { fold } from '#shared/search/fold.ts'

const Pictured = { media_id: z.string().nullable(), media: jsonColumn(StoredMedia).nullable() }
const PostRow = z.object({ public_id: z.string(), record: jsonColumn(PostRecord), ...Pictured })
export type PostRow = z.infer<typeof PostRow>
const ProjectRow = z.object({
  public_id: z.string(),
  record: jsonColumn(ProjectRecord),
  ...Pictured,
})
export type ProjectRow = z.infer<typeof ProjectRow>
const TermRow = z.object({ public_id: z.string(), record: jsonColumn(TermRecord) })
export type TermRow = z.infer<typeof TermRow>

/** The maximum length of a search term; the rest is ignored. */
const MAX_CHARACTERS = 100

const Count = z.object({ total: z.int() })

type Paging = Readonly<{ page: number; limit: number; today: string }>
export type FoundEntries<Row> = Readonly<{ total: number; rows: readonly Row[] }>

const selectDated = (table: 'blog_post' | 'gallery_project') => `
  SELECT e.public_id, e.record, m.public_id AS media_id, m.shown AS media
  FROM ${table} e LEFT JOIN media m ON m.key = e.record->>'picture'`

/** Published posts, newest first. With words only posts that contain all of them. */
export async function readPosts(
  db: D1Database,
  { page, limit, today }: Paging,
  search: Readonly<{ locale: Locale; words: string }> = { locale: 'de', words: '' },
): Promise<FoundEntries<PostRow>> {
  const words = JSON.stringify(
    fold(search.words.slice(0, MAX_CHARACTERS)).split(' ').filter(Boolean),
  )
  const where = `e.date <= ?1 AND NOT EXISTS (
    SELECT 1 FROM json_each(?2) word WHERE instr(e.search->>?3, word.value) = 0)`
  const [rows, count] = await db.batch([
    db
      .prepare(
        `${selectDated('blog_post')} WHERE ${where} ORDER BY e.date DESC, e.id LIMIT ?4 OFFSET ?5`,
      )
      .bind(today, words, search.locale, limit, (page - 1) * limit),
    db
      .prepare(`SELECT count(*) AS total FROM blog_post e WHERE ${where}`)
      .bind(today, words, search.locale),
  ])
  return {
    total: Count.parse(count?.results[0]).total,
    rows: z.array(PostRow).parse(rows?.results),
  }
}

/** Projects, newest first. */
export async function readProjects(
  db: D1Database,
  { page, limit, today }: Paging,
): Promise<FoundEntries<ProjectRow>> {
  const [rows, count] = await db.batch([
    db
      .prepare(
        `${selectDated('gallery_project')} WHERE e.date <= ?1
         ORDER BY e.date DESC, e.id LIMIT ?2 OFFSET ?3`,
      )
      .bind(today, limit, (page - 1) * limit),
    db.prepare('SELECT count(*) AS total FROM gallery_project e WHERE e.date <= ?1').bind(today),
  ])
  return {
    total: Count.parse(count?.results[0]).total,
    rows: z.array(ProjectRow).parse(rows?.results),
  }
}

/** All terms, because a lexicon has some dozens and its page shows all. */
export async function readTerms(db: D1Database): Promise<readonly TermRow[]> {
  const { results } = await db.prepare('SELECT public_id, record FROM lexicon_term').all()
  return z.array(TermRow).parse(results)
}

type Wanted = Readonly<{ locale: Locale; slug: string; today: string }>

export async function findPost(db: D1Database, requested: Wanted): Promise<PostRow | null> {
  const row = await findDated(db, 'blog_post', requested)
  return row && PostRow.parse(row)
}

export async function findProject(db: D1Database, requested: Wanted): Promise<ProjectRow | null> {
  const row = await findDated(db, 'gallery_project', requested)
  return row && ProjectRow.parse(row)
}

function findDated(
  db: D1Database,
  table: 'blog_post' | 'gallery_project',
  { locale, slug, today }: Wanted,
) {
  return db
    .prepare(`${selectDated(table)} WHERE e.record->'slug'->>?1 = ?2 AND e.date <= ?3`)
    .bind(locale, slug, today)
    .first()
}
