import { localised } from '#shared/urls.ts'
import { NavigationRecord } from '#shared/schemas/import/navigation.ts'
import { Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { entryFields } from '#worker/backend/catalogue/entry-fields.ts'
import { seoUrlStruct } from '#worker/backend/catalogue/seo-url-struct.ts'
import { jsonColumn } from '#worker/backend/catalogue/stored.ts'
import { ROOT_CATEGORY_ID } from '#worker/backend/context/channel.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'

const EntryRow = z.object({
  public_id: z.string(),
  record: jsonColumn(NavigationRecord),
  page_id: z.string().nullable(),
  page_path: jsonColumn(Path).nullable(),
})
type EntryRow = z.infer<typeof EntryRow>

const SELECT = `
  SELECT e.public_id, e.record, p.public_id AS page_id, p.record->'path' AS page_path
  FROM navigation_entry e
  LEFT JOIN landing_page p ON p.key = e.record->'target'->>'page'
  ORDER BY e.position, e.id`

export type MenuStruct = ReturnType<typeof entryFields> & {
  readonly children: readonly MenuStruct[]
}

/** The menu beside the categories: folders, and links to pages, paths and addresses elsewhere. */
export async function menuStructs(
  db: D1Database,
  language: RequestLanguage,
  depth: number,
): Promise<readonly MenuStruct[]> {
  const { results } = await db.prepare(SELECT).all()
  return structsBelow(null, z.array(EntryRow).parse(results), language, depth)
}

function structsBelow(
  parent: EntryRow | null,
  rows: readonly EntryRow[],
  language: RequestLanguage,
  depth: number,
): readonly MenuStruct[] {
  if (depth <= 0) return []
  const own = rows.filter(({ record }) => record.parent === (parent?.record.key ?? null))
  return own.map((row) => ({
    ...entryFields(row.public_id, [row.record.name[language.locale]], { ripstop_menu: 'service' }),
    parentId: parent?.public_id ?? ROOT_CATEGORY_ID,
    childCount: rows.filter(({ record }) => record.parent === row.record.key).length,
    ...targetFields(row, language),
    children: structsBelow(row, rows, language, depth - 1),
  }))
}

/** Where an entry leads, in Shopware's words. */
function targetFields(
  { record, page_id: pageId, page_path: path }: EntryRow,
  language: RequestLanguage,
) {
  const { target } = record
  const { locale } = language
  if (target.kind === 'folder') return { type: 'folder', seoUrls: [] }
  if (target.kind === 'path' || target.kind === 'external') {
    const externalLink =
      target.kind === 'path' ? localised(locale, target.path[locale]) : target.url
    return { type: 'link', linkType: 'external', externalLink, seoUrls: [] }
  }
  const seo = pageId !== null && path !== null && { id: pageId, path: path[locale].slice(1) }
  return {
    type: 'link',
    linkType: 'landing_page',
    internalLink: pageId,
    seoUrls: seo ? [seoUrlStruct({ kind: 'landing_page', ...seo, canonical: true }, language)] : [],
  }
}
