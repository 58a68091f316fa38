import type { RequestLanguage } from '#worker/backend/http/env.ts'
import type { ArticleRow } from './article-row.ts'
import { seoUrlStruct } from './seo-url-struct.ts'

/** The main category of an article, as far as an article tells of it: name and path. */
export function categoryReference(row: ArticleRow, language: RequestLanguage) {
  const name = row.category_name[language.locale]
  const path = row.category_paths[language.locale].slice(1)
  return {
    id: row.category_id,
    type: 'page',
    name,
    active: true,
    visible: true,
    breadcrumb: [name],
    childCount: 0,
    children: [],
    customFields: {},
    seoUrls: [
      seoUrlStruct({ kind: 'category', id: row.category_id, path, canonical: true }, language),
    ],
    translated: { name, breadcrumb: [name], customFields: {} },
    apiAlias: 'category',
  }
}
