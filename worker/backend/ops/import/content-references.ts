import type { Reference } from './references.ts'

/** What the fields of this name say, anywhere in the sections of a record. */
const namedInLayout = (...fields: readonly string[]) =>
  `(SELECT json_group_array(value) FROM json_tree(r.record, '$.sections')
    WHERE key IN (${fields.map((field) => `'${field}'`).join(', ')}) AND type = 'text')`

const LISTED_ARTICLES = `(SELECT json_group_array(named.value)
  FROM json_tree(r.record, '$.sections') list, json_each(list.value) named
  WHERE list.key = 'articles')`

const WITH_SECTIONS = ['pages', 'posts', 'terms', 'projects'] as const

/** What content refers to: pictures, articles, and other content. */
export const CONTENT_REFERENCES: readonly Reference[] = [
  ...WITH_SECTIONS.flatMap((file): readonly Reference[] => [
    { file, keys: namedInLayout('media', 'backgroundMedia'), target: 'media', what: 'picture' },
    { file, keys: namedInLayout('article'), target: 'articles', what: 'article' },
    { file, keys: LISTED_ARTICLES, target: 'articles', what: 'article' },
  ]),
  ...(['posts', 'projects'] as const).map((file): Reference => ({
    file,
    keys: `json_array(r.record->>'picture')`,
    target: 'media',
    what: 'picture',
  })),
  {
    file: 'projects',
    keys: `(SELECT json_group_array(value->>'article') FROM json_each(r.record, '$.materials'))`,
    target: 'articles',
    what: 'article',
  },
  {
    file: 'pages',
    keys: `json_array(r.record->>'parent')`,
    target: 'pages',
    what: 'parent',
    backwards: true,
  },
  { file: 'terms', keys: `r.record->'seeAlso'`, target: 'terms', what: 'term' },
  {
    file: 'navigation',
    keys: `json_array(r.record->>'parent')`,
    target: 'navigation',
    what: 'parent',
    backwards: true,
  },
  {
    file: 'navigation',
    keys: `json_array(r.record->'target'->>'page')`,
    target: 'pages',
    what: 'page',
  },
]
