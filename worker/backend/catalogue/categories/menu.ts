import { withLocalePrefix } from '#shared/paths.ts'
import type { NavigationRecord } from '#shared/schemas/import/navigation.ts'
import { Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import {
  entryFields,
  pathThrough,
  type Branch,
  type EntryFields as MenuEntry,
} from '#worker/backend/catalogue/structs/entry-fields.ts'
import { seoUrlStruct } from '#worker/backend/catalogue/structs/seo-url-struct.ts'
import { json } from '#worker/backend/sql/columns.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { NavigationEntryTable } from '#worker/backend/tables/content.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'

const Entry = pick(NavigationEntryTable, 'publicId', 'record')
const EntryRow = Entry.row.extend({
  pageId: z.string().nullable(),
  pagePath: json(Path).nullable(),
})
type EntryRow = z.infer<typeof EntryRow>

const SELECT = sql`
  SELECT ${Entry.columns}, p.public_id AS pageId, p.record->'path' AS pagePath
  FROM navigation_entry
  LEFT JOIN landing_page p ON p.key = navigation_entry.record->'target'->>'page'
  ORDER BY navigation_entry.position, navigation_entry.id`

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
  return structsBelow([], await all(db, EntryRow, SELECT), menu, depth)
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
        id: row.publicId,
        breadcrumb: [root.name, ...down.map(({ record }) => record.name[language.locale])],
        parentId: parent?.publicId ?? root.id,
        afterCategoryId: variants[at - 1]?.publicId ?? null,
        level: down.length + 1,
        path: pathThrough(root.id, ...trail.map((above) => above.publicId)),
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
  { record, pageId, pagePath: path }: EntryRow,
  language: RequestLanguage,
): Pick<MenuEntry, 'type' | 'linkType' | 'internalLink' | 'externalLink' | 'seoUrls'> {
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
