import { LocaleText, Path } from '#shared/schemas/import/text.ts'
import { z } from '#shared/schemas/zod.ts'
import { FOOTER_CATEGORY_ID, ROOT_CATEGORY_ID } from '#worker/backend/context/channel.ts'
import type { RequestLanguage } from '#worker/backend/http/env.ts'
import { idOf } from '#worker/backend/http/ids.ts'
import { FOOTER_NAME } from './data/footer-name.ts'
import { entryFields } from './entry-fields.ts'
import { seoUrlStruct } from './seo-url-struct.ts'
import { jsonColumn } from './stored.ts'

const Page = z.object({
  public_id: z.string(),
  record: jsonColumn(z.object({ name: LocaleText, path: Path })),
})
type Page = z.infer<typeof Page>

/** The footer's menu: a folder with a link to every page of content that stands at the top. */
export async function footerStruct(db: D1Database, language: RequestLanguage) {
  const { results } = await db
    .prepare(
      `SELECT public_id, record FROM landing_page
       WHERE record->>'parent' IS NULL AND record->>'indexed' ORDER BY id`,
    )
    .all()
  const pages = z.array(Page).parse(results)
  const name = FOOTER_NAME[language.locale]
  return {
    ...entryFields(FOOTER_CATEGORY_ID, [name]),
    type: 'folder',
    parentId: ROOT_CATEGORY_ID,
    level: 2,
    childCount: pages.length,
    seoUrls: [],
    children: pages.map((page) => linkStruct(page, name, language)),
  }
}

function linkStruct({ public_id: id, record }: Page, folder: string, language: RequestLanguage) {
  const { locale } = language
  const path = record.path[locale].slice(1)
  return {
    ...entryFields(idOf('category', `footer/${id}`), [folder, record.name[locale]]),
    type: 'link',
    linkType: 'landing_page',
    internalLink: id,
    parentId: FOOTER_CATEGORY_ID,
    level: 3,
    childCount: 0,
    seoUrls: [seoUrlStruct({ kind: 'landing_page', id, path, canonical: true }, language)],
    children: [],
  }
}
