import { PostRecord, ProjectRecord, TermRecord } from '#shared/schemas/import/entry.ts'
import { NavigationRecord } from '#shared/schemas/import/navigation.ts'
import { PageRecord } from '#shared/schemas/import/page.ts'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { z } from '#shared/schemas/zod.ts'
import { int, json, rowId, text } from '#worker/backend/sql/columns.ts'
import { table } from '#worker/backend/sql/table.ts'

export const LandingPageTable = table('landing_page', {
  id: rowId,
  publicId: text,
  key: text,
  cmsPageId: text,
  contentHash: text,
  record: json(PageRecord),
})

export const BlogPostTable = table('blog_post', {
  id: rowId,
  publicId: text,
  key: text,
  /** YYYY-MM-DD */
  date: text,
  /** Folded text by language. */
  search: json(z.object({ de: text, en: text })),
  contentHash: text,
  record: json(PostRecord),
})

export const LexiconTermTable = table('lexicon_term', {
  id: rowId,
  publicId: text,
  key: text,
  contentHash: text,
  record: json(TermRecord),
})

export const GalleryProjectTable = table('gallery_project', {
  id: rowId,
  publicId: text,
  key: text,
  /** YYYY-MM-DD */
  date: text,
  contentHash: text,
  record: json(ProjectRecord),
})

export const NavigationEntryTable = table('navigation_entry', {
  id: rowId,
  publicId: text,
  key: text,
  position: int,
  contentHash: text,
  record: json(NavigationRecord),
})

export const RedirectTable = table('redirect', {
  id: rowId,
  publicId: text,
  /** The old path with its language prefix. */
  key: text,
  contentHash: text,
  record: json(z.object(RedirectRecord.shape)),
})
