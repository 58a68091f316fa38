import { identifier, list, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { removeMissing } from './apply-parts.ts'

type Column = readonly [name: string, value: Sql]

/** Inserts or updates the changed records of a file; `more` are additional columns. */
function upsert(runId: string, table: string, file: string, more: readonly Column[]): Sql {
  const columns: readonly Column[] = [
    ...more,
    ['content_hash', sql`r.content_hash`],
    ['record', sql`r.record`],
  ]
  const names = columns.map(([name]) => identifier(name))
  return sql`
    INSERT INTO ${identifier(table)} (public_id, key, ${list(names)})
    SELECT r.public_id, r.key, ${list(columns.map(([, value]) => value))}
    FROM import_row r WHERE r.run_id = ${runId} AND r.file = ${file} AND r.changed = 1
    ON CONFLICT (key) DO UPDATE SET
      ${list(names.map((name) => sql`${name} = excluded.${name}`))}`
}

const DATE: Column = ['date', sql`r.record->>'date'`]

/** Writes pages, entries, the navigation, redirects and search terms. */
export const applyContent = (runId: string): readonly Sql[] => [
  upsert(runId, 'landing_page', 'pages', [['cms_page_id', sql`r.derived->>'cmsPageId'`]]),
  removeMissing(runId, 'landing_page', 'key', 'pages'),
  upsert(runId, 'blog_post', 'posts', [DATE, ['search', sql`r.derived->'search'`]]),
  removeMissing(runId, 'blog_post', 'key', 'posts'),
  upsert(runId, 'lexicon_term', 'terms', []),
  removeMissing(runId, 'lexicon_term', 'key', 'terms'),
  upsert(runId, 'gallery_project', 'projects', [DATE]),
  removeMissing(runId, 'gallery_project', 'key', 'projects'),
  upsert(runId, 'navigation_entry', 'navigation', [['position', sql`r.record->>'position'`]]),
  removeMissing(runId, 'navigation_entry', 'key', 'navigation'),
  upsert(runId, 'redirect', 'redirects', []),
  removeMissing(runId, 'redirect', 'key', 'redirects'),
  upsert(runId, 'search_term', 'search-terms', []),
  removeMissing(runId, 'search_term', 'key', 'search-terms'),
]
