import { LOCALES } from '#shared/i18n/locales.ts'
import { LEGAL_PAGES } from '#shared/legal-pages.ts'
import { PAGE_PATHS } from '#shared/paths.ts'
import { z } from '#shared/schemas/zod.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'

const MissingPage = z.object({
  name: z.enum(LEGAL_PAGES),
  locale: z.enum(LOCALES),
  path: z.string(),
})
export type MissingPage = z.infer<typeof MissingPage>

const LINKED = LEGAL_PAGES.flatMap((name) =>
  LOCALES.map((locale) => ({ name, locale, path: PAGE_PATHS[name][locale] })),
)

/** The pages that the shop links and the catalogue lacks, with paths without locale prefix. */
export function missingPages(db: D1Database): Promise<readonly MissingPage[]> {
  return all(
    db,
    MissingPage,
    sql`WITH there (locale, path) AS (
        SELECT p.key, p.value FROM landing_page, json_each(record, '$.path') p
        UNION SELECT p.key, p.value FROM category, json_each(record, '$.path') p)
      SELECT w.value->>'name' AS name, w.value->>'locale' AS locale, w.value->>'path' AS path
      FROM json_each(${LINKED}) w
      WHERE (w.value->>'locale', w.value->>'path') NOT IN (SELECT locale, path FROM there)`,
  )
}
