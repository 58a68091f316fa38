import { removeMissing } from './switch-parts.ts'

/** Pages of content; `?1` is the run. */
export const SWITCH_CONTENT: readonly string[] = [
  `INSERT INTO landing_page (public_id, key, cms_page_id, content_hash, record)
    SELECT r.public_id, r.key, r.derived->>'cmsPageId', r.content_hash, r.record
    FROM import_row r WHERE r.run_id = ?1 AND r.file = 'pages' AND r.changed = 1
    ON CONFLICT (key) DO UPDATE SET content_hash = excluded.content_hash,
      record = excluded.record`,
  removeMissing('landing_page', 'key', 'pages'),
]
