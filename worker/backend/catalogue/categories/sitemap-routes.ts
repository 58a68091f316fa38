import { Hono, type Context } from 'hono'
import { isLocale, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { all, batch, rowsOf } from '#worker/backend/sql/run.ts'
import { identifier, list, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { SeoPathTable } from '#worker/backend/tables/catalogue.ts'
import { SnapshotStateTable } from '#worker/backend/tables/snapshot.ts'

type C = Context<BackendEnv>

/** Limits a file to 512 kB, even with long paths. */
const PATHS_A_FILE = 3_000
const FILE = /^([a-z]{2})-([1-9]\d{0,3})\.xml$/
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Pages for search engines: listed products, categories, and indexable content pages. */
const FROM_PATHS = sql`FROM seo_path s
  LEFT JOIN product p ON s.kind = 'product' AND p.public_id = s.public_id
  LEFT JOIN landing_page l ON s.kind = 'landing_page' AND l.public_id = s.public_id
  WHERE s.canonical = 1 AND coalesce(p.listed, 1) = 1 AND coalesce(l.record->>'indexed', 1) = 1`

/** The number of paths per language. A few hidden paths are included. */
const COUNT_PATHS = sql`SELECT ${list(
  LOCALES.map(
    (locale) => sql`sum(s.locale = ${locale})
      - (SELECT count(*) FROM product p CROSS JOIN seo_path h ON h.public_id = p.public_id
         WHERE p.listed = 0 AND h.locale = ${locale} AND h.canonical = 1)
      - (SELECT count(*) FROM landing_page l CROSS JOIN seo_path h ON h.public_id = l.public_id
         WHERE coalesce(l.record->>'indexed', 1) <> 1 AND h.locale = ${locale} AND h.canonical = 1)
      AS ${identifier(locale)}`,
  ),
)} FROM seo_path s WHERE s.canonical = 1`

const Counts = z.record(z.enum(LOCALES), z.int().nullable())
const PathRow = pick(SeoPathTable, 'path')
const Built = pick(SnapshotStateTable, 'builtOn')

/** Sitemaps of the shop's addresses by language (docs/store-api.md#bare-lists). */
export const sitemapRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/sitemap', async (c) => {
    const [counts, built] = await batch(c.env.DB, [
      COUNT_PATHS,
      sql`SELECT ${Built.columns} FROM snapshot_state`,
    ])
    const day = rowsOf(Built.row, built)[0]?.builtOn ?? new Date().toISOString()
    const created = `${day.slice(0, 10)}T00:00:00.000+00:00`
    const [paths] = rowsOf(Counts, counts)
    const files = LOCALES.flatMap((locale) =>
      Array.from({ length: Math.ceil((paths?.[locale] ?? 0) / PATHS_A_FILE) }, (_, index) => ({
        filename: `${locale}-${index + 1}.xml`,
        created,
        apiAlias: 'sitemap',
      })),
    )
    return c.json(files)
  })
  .on(['GET', 'POST'], '/sitemap/:filePath', (c) => respondWithFile(c))

async function respondWithFile(c: C): Promise<Response> {
  const [, locale, part] = FILE.exec(c.req.param('filePath') ?? '') ?? []
  const offset = (Number(part ?? 1) - 1) * PATHS_A_FILE
  const paths = await all(
    c.env.DB,
    PathRow.row,
    sql`SELECT s.path ${FROM_PATHS} AND s.locale = ${locale ?? ''}
      ORDER BY s.path LIMIT ${PATHS_A_FILE} OFFSET ${offset}`,
  )
  if (!isLocale(locale) || paths.length === 0) return c.body(null, 204)
  const { SHOP_ORIGIN: origin } = varsOf(c.env)
  return c.body(urlSet(origin, locale, paths), 200, {
    'Content-Type': 'application/xml; charset=utf-8',
  })
}

/** Paths contain only letters, digits, hyphens and slashes, so nothing needs escaping. */
function urlSet(
  origin: string,
  locale: Locale,
  paths: readonly Readonly<{ path: string }>[],
): string {
  const entries = paths.map(
    ({ path }) => `<url><loc>${origin}${urls.seo(locale, path)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}">
${entries.join('\n')}
</urlset>
`
}
