import type { ImportFile } from '#shared/schemas/import/files.ts'
import { CONTENT_REFERENCES } from './content-references.ts'
import { OPTIONS_FILE } from './staged-row.ts'

export type Reference = Readonly<{
  file: ImportFile
  /** SQL for a JSON list of keys in the record `r.record`; nulls in it are no reference. */
  keys: string
  target: ImportFile
  what: string
  /** Whether the target must stand on an earlier line. */
  backwards?: boolean
}>

const keysOf = (field: string) =>
  `(SELECT json_group_array(key) FROM json_each(r.record, '$.${field}'))`

const REFERENCES: readonly Reference[] = [
  {
    file: 'categories',
    keys: `json_array(r.record->>'parent')`,
    target: 'categories',
    what: 'parent',
    backwards: true,
  },
  {
    file: 'categories',
    keys: `json_array(r.record->>'picture')`,
    target: 'media',
    what: 'picture',
  },
  { file: 'categories', keys: `r.record->'filters'`, target: 'properties', what: 'filter' },
  {
    file: 'families',
    keys: `json_array(r.record->>'manufacturer')`,
    target: 'manufacturers',
    what: 'manufacturer',
  },
  { file: 'families', keys: `r.record->'categories'`, target: 'categories', what: 'category' },
  { file: 'families', keys: `r.record->'axes'`, target: 'properties', what: 'axis' },
  { file: 'families', keys: keysOf('properties'), target: 'properties', what: 'property' },
  { file: 'families', keys: `r.record->'crossSelling'`, target: 'families', what: 'family' },
  { file: 'articles', keys: `json_array(r.record->>'family')`, target: 'families', what: 'family' },
  { file: 'articles', keys: keysOf('options'), target: 'properties', what: 'property' },
  { file: 'articles', keys: keysOf('properties'), target: 'properties', what: 'property' },
  { file: 'articles', keys: `r.record->'media'`, target: 'media', what: 'picture' },
  {
    file: 'reviews',
    keys: `json_array(r.record->>'article')`,
    target: 'articles',
    what: 'article',
  },
  {
    file: 'promotions',
    keys: `json_extract(r.record, '$.conditions.articles')`,
    target: 'articles',
    what: 'article',
  },
  {
    file: 'promotions',
    keys: `json_extract(r.record, '$.conditions.categories')`,
    target: 'categories',
    what: 'category',
  },
  { file: 'promotions', keys: `r.record->'excludes'`, target: 'promotions', what: 'promotion' },
  ...CONTENT_REFERENCES,
]

/** One SELECT a kind of reference: (file, line, reason) of each that leads to nothing. */
export const REFERENCE_CHECKS: readonly string[] = REFERENCES.map(
  ({ file, keys, target, what, backwards }) => `
    SELECT r.file, r.line, '${what} ' || ref.value || ' ${backwards ? 'is not on an earlier line' : 'does not exist'}' AS reason
    FROM import_row r, json_each(${keys}) ref
    WHERE r.run_id = ?1 AND r.file = '${file}' AND ref.value IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM import_row t WHERE t.run_id = ?1 AND t.file = '${target}'
        AND t.key = ref.value ${backwards ? 'AND t.line < r.line' : ''})`,
)

const missingOptions = (file: ImportFile, pairs: string) => `
  SELECT r.file, r.line, 'option ' || pair.value || ' does not exist' AS reason
  FROM import_row r, json_each((${pairs})) pair
  WHERE r.run_id = ?1 AND r.file = '${file}' AND NOT EXISTS (
    SELECT 1 FROM import_row t WHERE t.run_id = ?1 AND t.file = '${OPTIONS_FILE}'
      AND t.key = pair.value)`

const OPTION_LISTS = `SELECT json_group_array(g.key || '/' || o.value)
  FROM json_each(r.record, '$.properties') g, json_each(g.value) o`

/** The same for options, which are named by group and key. */
export const OPTION_CHECKS: readonly string[] = [
  missingOptions('families', OPTION_LISTS),
  missingOptions('articles', OPTION_LISTS),
  missingOptions(
    'articles',
    `SELECT json_group_array(key || '/' || value) FROM json_each(r.record, '$.options')`,
  ),
  missingOptions(
    'families',
    `SELECT json_group_array('care/' || value) FROM json_each(r.record, '$.care')`,
  ),
]
