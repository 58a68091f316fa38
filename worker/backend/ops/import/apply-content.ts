import { removeMissing } from './apply-parts.ts'

type Column = readonly [name: string, value: string]

/** Inserts or updates the changed records of a file; `columns` are additional columns. */
function upsert(table: string, file: string, columns: readonly Column[]): string {
  const names = columns.map(([name]) => `${name}, `).join('')
  const values = columns.map(([, value]) => `${value}, `).join('')
  const updated = ['content_hash', 'record', ...columns.map(([name]) => name)]
  return `
    INSERT INTO ${table} (public_id, key, ${names}content_hash, record)
    SELECT r.public_id, r.key, ${values}r.content_hash, r.record
    FROM import_row r WHERE r.run_id = ?1 AND r.file = '${file}' AND r.changed = 1
    ON CONFLICT (key) DO UPDATE SET
      ${updated.map((name) => `${name} = excluded.${name}`).join(', ')}`
}

const DATE: Column = ['date', `r.record->>'date'`]

/** Writes pages, entries, the navigation and redirects; `?1` is the run. */
export const APPLY_CONTENT: readonly string[] = [
  upsert('landing_page', 'pages', [['cms_page_id', `r.derived->>'cmsPageId'`]]),
  removeMissing('landing_page', 'key', 'pages'),
  upsert('blog_post', 'posts', [DATE, ['search', `r.derived->'search'`]]),
  removeMissing('blog_post', 'key', 'posts'),
  upsert('lexicon_term', 'terms', []),
  removeMissing('lexicon_term', 'key', 'terms'),
  upsert('gallery_project', 'projects', [DATE]),
  removeMissing('gallery_project', 'key', 'projects'),
  upsert('navigation_entry', 'navigation', [['position', `r.record->>'position'`]]),
  removeMissing('navigation_entry', 'key', 'navigation'),
  upsert('redirect', 'redirects', []),
  removeMissing('redirect', 'key', 'redirects'),
]
