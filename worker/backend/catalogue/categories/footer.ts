import type { z } from '#shared/schemas/zod.ts'
import { FOOTER_CATEGORY_ID, ROOT_CATEGORY_ID } from '#worker/backend/channel/channel.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { idOf } from '#worker/backend/sql/ids.ts'
import { type Branch, entryFields, pathThrough } from '../structs/entry-fields.ts'
import { seoUrlStruct } from '../structs/seo-url-struct.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { LandingPageTable } from '#worker/backend/tables/content.ts'
import type { LocalText } from '#shared/i18n/locales.ts'
import { menuStructs } from './menu.ts'

const FOOTER_NAME: LocalText = { de: 'Fußzeile', en: 'Footer' }
const FOOTER_FOLDER_NAME: LocalText = { de: 'Informationen', en: 'Information' }

const Page = pick(LandingPageTable, 'publicId', 'record')
type Page = z.infer<typeof Page.row>

const FOLDER_ID = idOf('category', 'footer/info')

/** The root of the footer's menu, which is a separate tree. */
export function footerRoot({ locale }: RequestLanguage, childCount: number): Branch {
  return {
    ...entryFields({
      id: FOOTER_CATEGORY_ID,
      breadcrumb: [FOOTER_NAME[locale]],
      parentId: null,
      afterCategoryId: ROOT_CATEGORY_ID,
      level: 1,
      path: null,
      childCount,
    }),
    children: null,
  }
}

/** The footer's menu: content pages, and entries that operators added. */
export async function footerMenu(
  db: D1Database,
  language: RequestLanguage,
  levels: number,
): Promise<readonly Branch[]> {
  const root = { id: FOOTER_CATEGORY_ID, name: FOOTER_NAME[language.locale] }
  const [folder, entries] = await Promise.all([
    footerFolder(db, language),
    menuStructs(db, { name: 'footer', root, mark: 'footer', language }, levels),
  ])
  return [levels > 1 ? folder : { ...folder, children: [] }, ...entries]
}

/** A folder with a link to every top-level content page. */
async function footerFolder(db: D1Database, language: RequestLanguage): Promise<Branch> {
  const pages = await all(
    db,
    Page.row,
    sql`SELECT ${Page.columns} FROM landing_page
      WHERE record->>'parent' IS NULL AND record->>'indexed' ORDER BY id`,
  )
  const breadcrumb = [FOOTER_NAME[language.locale], FOOTER_FOLDER_NAME[language.locale]]
  const children = pages.map((page) => linkStruct(page, breadcrumb, language))
  return {
    ...entryFields({
      id: FOLDER_ID,
      breadcrumb,
      parentId: FOOTER_CATEGORY_ID,
      afterCategoryId: null,
      level: 2,
      path: pathThrough(FOOTER_CATEGORY_ID),
      childCount: pages.length,
      type: 'folder',
    }),
    children,
  }
}

function linkStruct(
  { publicId: id, record }: Page,
  above: readonly string[],
  language: RequestLanguage,
): Branch {
  const { locale } = language
  const path = record.path[locale].slice(1)
  return {
    ...entryFields({
      id: idOf('category', `footer/${id}`),
      breadcrumb: [...above, record.name[locale]],
      parentId: FOLDER_ID,
      afterCategoryId: null,
      level: above.length + 1,
      path: pathThrough(FOOTER_CATEGORY_ID, FOLDER_ID),
      childCount: 0,
      type: 'link',
      linkType: 'landing_page',
      internalLink: id,
      seoUrls: [seoUrlStruct({ kind: 'landing_page', id, path, canonical: true }, language)],
    }),
    children: [],
  }
}
