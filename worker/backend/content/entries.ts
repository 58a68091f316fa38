import type { Locale } from '#shared/i18n/locales.ts'
import { z } from '#shared/schemas/zod.ts'
import { all, batch, first, rowsOf } from '#worker/backend/sql/run.ts'
import { sql, type Sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { MediaTable } from '#worker/backend/tables/catalogue.ts'
import {
  BlogPostTable,
  GalleryProjectTable,
  LexiconTermTable,
} from '#worker/backend/tables/content.ts'
import { fold } from '#shared/search/fold.ts'

const Pictured = {
  mediaId: z.string().nullable(),
  media: MediaTable.row.shape.shown,
}
const Post = pick(BlogPostTable, 'publicId', 'record')
const PostRow = Post.row.extend(Pictured)
export type PostRow = z.infer<typeof PostRow>
const Project = pick(GalleryProjectTable, 'publicId', 'record')
const ProjectRow = Project.row.extend(Pictured)
export type ProjectRow = z.infer<typeof ProjectRow>
const Term = pick(LexiconTermTable, 'publicId', 'record')
export type TermRow = z.infer<typeof Term.row>

/** The maximum length of a search term; the rest is ignored. */
const MAX_CHARACTERS = 100

const Count = z.object({ total: z.int() })

type Paging = Readonly<{ page: number; limit: number; today: string }>
export type FoundEntries<Row> = Readonly<{ total: number; rows: readonly Row[] }>

const POSTS = sql`SELECT ${Post.columns}, m.public_id AS mediaId, m.shown AS media
  FROM blog_post LEFT JOIN media m ON m.key = blog_post.record->>'picture'`
const PROJECTS = sql`SELECT ${Project.columns}, m.public_id AS mediaId, m.shown AS media
  FROM gallery_project LEFT JOIN media m ON m.key = gallery_project.record->>'picture'`

/** Published posts, newest first. With words only posts that contain all of them. */
export async function readPosts(
  db: D1Database,
  { page, limit, today }: Paging,
  search: Readonly<{ locale: Locale; words: string }> = { locale: 'de', words: '' },
): Promise<FoundEntries<PostRow>> {
  const words = fold(search.words.slice(0, MAX_CHARACTERS)).split(' ').filter(Boolean)
  const where = sql`blog_post.date <= ${today} AND NOT EXISTS (
    SELECT 1 FROM json_each(${words}) word
    WHERE instr(blog_post.search->>${search.locale}, word.value) = 0)`
  const [rows, count] = await batch(db, [
    sql`${POSTS} WHERE ${where}
      ORDER BY blog_post.date DESC, blog_post.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    sql`SELECT count(*) AS total FROM blog_post WHERE ${where}`,
  ])
  return { total: rowsOf(Count, count)[0]?.total ?? 0, rows: rowsOf(PostRow, rows) }
}

/** Projects, newest first. */
export async function readProjects(
  db: D1Database,
  { page, limit, today }: Paging,
): Promise<FoundEntries<ProjectRow>> {
  const where = sql`gallery_project.date <= ${today}`
  const [rows, count] = await batch(db, [
    sql`${PROJECTS} WHERE ${where} ORDER BY gallery_project.date DESC, gallery_project.id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    sql`SELECT count(*) AS total FROM gallery_project WHERE ${where}`,
  ])
  return { total: rowsOf(Count, count)[0]?.total ?? 0, rows: rowsOf(ProjectRow, rows) }
}

/** All terms, because a lexicon has some dozens and its page shows all. */
export function readTerms(db: D1Database): Promise<readonly TermRow[]> {
  return all(db, Term.row, sql`SELECT ${Term.columns} FROM lexicon_term`)
}

type EntryRequest = Readonly<{ locale: Locale; slug: string; today: string }>

export function findPost(db: D1Database, requested: EntryRequest): Promise<PostRow | null> {
  return first(db, PostRow, sql`${POSTS} WHERE ${isVisible(sql`blog_post`, requested)}`)
}

export function findProject(db: D1Database, requested: EntryRequest): Promise<ProjectRow | null> {
  return first(db, ProjectRow, sql`${PROJECTS} WHERE ${isVisible(sql`gallery_project`, requested)}`)
}

function isVisible(entry: Sql, { locale, slug, today }: EntryRequest): Sql {
  return sql`${entry}.record->'slug'->>${locale} = ${slug} AND ${entry}.date <= ${today}`
}
