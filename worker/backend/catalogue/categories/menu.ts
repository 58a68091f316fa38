import { localised } from '#shared/urls.ts'
import { NavigationRecord } from '#shared/schemas/import/navigation.ts'
import { Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  entryFields,
  pathThrough,
  type Branch,
  type Entry,
} from '#worker/backend/catalogue/structs/entry-fields.ts'
import { seoUrlStruct } from '#worker/backend/catalogue/structs/seo-url-struct.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
import { ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
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

export type MenuContext = Readonly<{ language: RequestLanguage; shopName: string }>

/** The menu beside the categories: folders, and links to pages, paths and addresses elsewhere. */
export async function menuStructs(
  db: D1Database,
  where: MenuContext,
  depth: number,
): Promise<readonly Branch[]> {
  const { results } = await db.prepare(SELECT).all()
  return structsBelow([], z.array(EntryRow).parse(results), where, depth)
}

/** What stands below the last of a trail of entries. */
function structsBelow(
  trail: readonly EntryRow[],
  rows: readonly EntryRow[],
  where: MenuContext,
  depth: number,
): readonly Branch[] {
  if (depth <= 0) return []
  const { language, shopName } = where
  const parent = trail.at(-1)
  const childrenOf = (key: string | null) => rows.filter(({ record }) => record.parent === key)
  return childrenOf(parent?.record.key ?? null).map((row, at, siblings) => {
    const down = [...trail, row]
    return {
      ...entryFields({
        id: row.public_id,
        breadcrumb: [shopName, ...down.map(({ record }) => record.name[language.locale])],
        parentId: parent?.public_id ?? ROOT_CATEGORY_ID,
        afterCategoryId: siblings[at - 1]?.public_id ?? null,
        level: down.length + 1,
        path: pathThrough(ROOT_CATEGORY_ID, ...trail.map((above) => above.public_id)),
        childCount: childrenOf(row.record.key).length,
        customFields: { ripstop_menu: 'service' },
        ...targetFields(row, language),
      }),
      children: structsBelow(down, rows, where, depth - 1),
    }
  })
}

/** Where an entry leads, in Shopware's words. */
function targetFields(
  { record, page_id: pageId, page_path: path }: EntryRow,
  language: RequestLanguage,
): Pick<Entry, 'type' | 'linkType' | 'internalLink' | 'externalLink' | 'seoUrls'> {
  const { target } = record
  const { locale } = language
  if (target.kind === 'folder') return { type: 'folder' }
  if (target.kind === 'path' || target.kind === 'external') {
    const externalLink =
      target.kind === 'path' ? localised(locale, target.path[locale]) : target.url
    return { type: 'link', linkType: 'external', externalLink }
  }
  const seo = pageId !== null && path !== null && { id: pageId, path: path[locale].slice(1) }
  return {
    type: 'link',
    linkType: 'landing_page',
    internalLink: pageId,
    seoUrls: seo
      ? [seoUrlStruct({ kind: 'landing_page', ...seo, canonical: true }, language)]
      : null,
  }
}
