import type { ImportFile } from '#shared/schemas/import/files.ts'
import { list, sql, type Sql } from '#worker/backend/sql/sql.ts'
import { OPTIONS_FILE } from './staged-row.ts'

type Reference = Readonly<{
  file: ImportFile
  /** SQL of a JSON list of the keys in `r.record`; nulls are ignored. */
  keys: Sql
  target: ImportFile
  what: string
  /** Whether the target must be on an earlier line. */
  backwards?: boolean
}>

/** SQL of the values of these fields, anywhere in a record's sections. */
const namedInLayout = (...fields: readonly string[]) =>
  sql`(SELECT json_group_array(value) FROM json_tree(r.record, '$.sections')
    WHERE key IN (${list(fields)}) AND type = 'text')`

const LISTED_PRODUCTS = sql`(SELECT json_group_array(named.value)
  FROM json_tree(r.record, '$.sections') list, json_each(list.value) named
  WHERE list.key = 'articles')`

const WITH_SECTIONS = ['pages', 'posts', 'terms', 'projects'] as const

/** The references of content: to pictures, products, and other content. */
const CONTENT_REFERENCES: readonly Reference[] = [
  ...WITH_SECTIONS.flatMap((file): readonly Reference[] => [
    { file, keys: namedInLayout('media', 'backgroundMedia'), target: 'media', what: 'picture' },
    { file, keys: namedInLayout('article'), target: 'articles', what: 'article' },
    { file, keys: LISTED_PRODUCTS, target: 'articles', what: 'article' },
  ]),
  ...(['posts', 'projects'] as const).map((file): Reference => ({
    file,
    keys: sql`json_array(r.record->>'picture')`,
    target: 'media',
    what: 'picture',
  })),
  {
    file: 'projects',
    keys: sql`(SELECT json_group_array(value->>'article') FROM json_each(r.record, '$.materials'))`,
    target: 'articles',
    what: 'article',
  },
  {
    file: 'pages',
    keys: sql`json_array(r.record->>'parent')`,
    target: 'pages',
    what: 'parent',
    backwards: true,
  },
  { file: 'terms', keys: sql`r.record->'seeAlso'`, target: 'terms', what: 'term' },
  {
    file: 'navigation',
    keys: sql`json_array(r.record->>'parent')`,
    target: 'navigation',
    what: 'parent',
    backwards: true,
  },
  {
    file: 'navigation',
    keys: sql`json_array(r.record->'target'->>'page')`,
    target: 'pages',
    what: 'page',
  },
]

const keysOf = (field: string) =>
  sql`(SELECT json_group_array(key) FROM json_each(r.record, ${`$.${field}`}))`

const REFERENCES: readonly Reference[] = [
  {
    file: 'categories',
    keys: sql`json_array(r.record->>'parent')`,
    target: 'categories',
    what: 'parent',
    backwards: true,
  },
  {
    file: 'categories',
    keys: sql`json_array(r.record->>'picture')`,
    target: 'media',
    what: 'picture',
  },
  { file: 'categories', keys: sql`r.record->'filters'`, target: 'properties', what: 'filter' },
  {
    file: 'families',
    keys: sql`json_array(r.record->>'manufacturer')`,
    target: 'manufacturers',
    what: 'manufacturer',
  },
  { file: 'families', keys: sql`r.record->'categories'`, target: 'categories', what: 'category' },
  { file: 'families', keys: sql`r.record->'axes'`, target: 'properties', what: 'axis' },
  { file: 'families', keys: keysOf('properties'), target: 'properties', what: 'property' },
  { file: 'families', keys: sql`r.record->'crossSelling'`, target: 'families', what: 'family' },
  {
    file: 'articles',
    keys: sql`json_array(r.record->>'family')`,
    target: 'families',
    what: 'family',
  },
  { file: 'articles', keys: keysOf('options'), target: 'properties', what: 'property' },
  { file: 'articles', keys: keysOf('properties'), target: 'properties', what: 'property' },
  { file: 'articles', keys: sql`r.record->'media'`, target: 'media', what: 'picture' },
  {
    file: 'reviews',
    keys: sql`json_array(r.record->>'article')`,
    target: 'articles',
    what: 'article',
  },
  {
    file: 'promotions',
    keys: sql`json_extract(r.record, '$.conditions.articles')`,
    target: 'articles',
    what: 'article',
  },
  {
    file: 'promotions',
    keys: sql`json_extract(r.record, '$.conditions.categories')`,
    target: 'categories',
    what: 'category',
  },
  { file: 'promotions', keys: sql`r.record->'excludes'`, target: 'promotions', what: 'promotion' },
  {
    file: 'search-terms',
    keys: sql`(SELECT json_group_array(value->>'category') FROM json_each(r.record, '$.products'))`,
    target: 'categories',
    what: 'category',
  },
  {
    file: 'search-terms',
    keys: sql`(SELECT json_group_array(value) FROM json_tree(r.record, '$.products')
      WHERE key = 'group')`,
    target: 'properties',
    what: 'property',
  },
  ...CONTENT_REFERENCES,
]

/** SELECTs of (file, line, reason) for references to records that do not exist. */
export const referenceChecks = (runId: string): readonly Sql[] =>
  REFERENCES.map(
    ({ file, keys, target, what, backwards }) => sql`
    SELECT r.file, r.line, ${`${what} `} || ref.value
      || ${backwards ? ' is not on an earlier line' : ' does not exist'} AS reason
    FROM import_row r, json_each(${keys}) ref
    WHERE r.run_id = ${runId} AND r.file = ${file} AND ref.value IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM import_row t WHERE t.run_id = ${runId} AND t.file = ${target}
        AND t.key = ref.value ${backwards ? sql`AND t.line < r.line` : sql``})`,
  )

const missingOptions = (runId: string, file: ImportFile, pairs: Sql) => sql`
  SELECT r.file, r.line, 'option ' || pair.value || ' does not exist' AS reason
  FROM import_row r, json_each((${pairs})) pair
  WHERE r.run_id = ${runId} AND r.file = ${file} AND NOT EXISTS (
    SELECT 1 FROM import_row t WHERE t.run_id = ${runId} AND t.file = ${OPTIONS_FILE}
      AND t.key = pair.value)`

const OPTION_LISTS = sql`SELECT json_group_array(g.key || '/' || o.value)
  FROM json_each(r.record, '$.properties') g, json_each(g.value) o`

/** The same for property options, which are named by group and key. */
export const optionChecks = (runId: string): readonly Sql[] => [
  missingOptions(runId, 'families', OPTION_LISTS),
  missingOptions(runId, 'articles', OPTION_LISTS),
  missingOptions(
    runId,
    'articles',
    sql`SELECT json_group_array(key || '/' || value) FROM json_each(r.record, '$.options')`,
  ),
  missingOptions(
    runId,
    'families',
    sql`SELECT json_group_array('care/' || value) FROM json_each(r.record, '$.care')`,
  ),
  missingOptions(
    runId,
    'search-terms',
    sql`SELECT json_group_array(g.value->>'group' || '/' || o.value)
      FROM json_each(r.record, '$.products') p, json_each(p.value, '$.options') g,
        json_each(g.value, '$.options') o`,
  ),
]
