import { withLocalePrefix } from '#shared/paths.ts'
import { NavigationRecord } from '#shared/schemas/import/navigation.ts'
import { Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  entryFields,
  pathThrough,
  type Branch,
  type EntryFields,
} from '#worker/backend/catalogue/structs/entry-fields.ts'
import { seoUrlStruct } from '#worker/backend/catalogue/structs/seo-url-struct.ts'
import { jsonColumn } from '#worker/backend/sql/json-column.ts'
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

/** A menu: its name, its root category, and the mark by which our pages recognise its entries. */
export type Menu = Readonly<{
  name: NavigationRecord['menu']
  root: Readonly<{ id: string; name: string }>
  mark: 'service' | 'footer'
  language: RequestLanguage
}>

/** The entries that operators put into a menu: folders, and links to pages, paths and URLs. */
export async function menuStructs(
  db: D1Database,
  menu: Menu,
  depth: number,
): Promise<readonly Branch[]> {
  const { results } = await db.prepare(SELECT).all()
  return structsBelow([], z.array(EntryRow).parse(results), menu, depth)
}

/** The children of the last entry of a trail. */
function structsBelow(
  trail: readonly EntryRow[],
  rows: readonly EntryRow[],
  menu: Menu,
  depth: number,
): readonly Branch[] {
  if (depth <= 0) return []
  const { language, root } = menu
  const parent = trail.at(-1)
  const childrenOf = (key: string) => rows.filter(({ record }) => record.parent === key)
  const isAtTop = ({ record }: EntryRow) => record.parent === null && record.menu === menu.name
  const own = parent ? childrenOf(parent.record.key) : rows.filter(isAtTop)
  return own.map((row, at, variants) => {
    const down = [...trail, row]
    return {
      ...entryFields({
        id: row.public_id,
        breadcrumb: [root.name, ...down.map(({ record }) => record.name[language.locale])],
        parentId: parent?.public_id ?? root.id,
        afterCategoryId: variants[at - 1]?.public_id ?? null,
        level: down.length + 1,
        path: pathThrough(root.id, ...trail.map((above) => above.public_id)),
        childCount: childrenOf(row.record.key).length,
        customFields: { ripstop_menu: menu.mark },
        ...targetFields(row, language),
      }),
      children: structsBelow(down, rows, menu, depth - 1),
    }
  })
}

/** The target of an entry, in Shopware's fields. */
function targetFields(
  { record, page_id: pageId, page_path: path }: EntryRow,
  language: RequestLanguage,
): Pick<EntryFields, 'type' | 'linkType' | 'internalLink' | 'externalLink' | 'seoUrls'> {
  const { target } = record
  const { locale } = language
  if (target.kind === 'folder') return { type: 'folder' }
  if (target.kind === 'path' || target.kind === 'external') {
    const externalLink =
      target.kind === 'path' ? withLocalePrefix(locale, target.path[locale]) : target.url
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
