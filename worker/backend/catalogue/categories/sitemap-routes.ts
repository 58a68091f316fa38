import { Hono, type Context } from 'hono'
import { isLocale, LOCALES, type Locale } from '#shared/i18n/locales.ts'
import { urls } from '#shared/urls.ts'
import { z } from '#shared/schemas/zod.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { varsOf } from '#worker/backend/http/shop.ts'

type C = Context<BackendEnv>

/** Limits a file to 512 kB, even with long paths. */
const PATHS_A_FILE = 3_000
const FILE = /^([a-z]{2})-([1-9]\d{0,3})\.xml$/
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Pages for search engines: listed products, categories, and indexable content pages. */
const FROM_PATHS = `FROM seo_path s
  LEFT JOIN product p ON s.kind = 'product' AND p.public_id = s.public_id
  LEFT JOIN landing_page l ON s.kind = 'landing_page' AND l.public_id = s.public_id
  WHERE s.canonical = 1 AND coalesce(p.listed, 1) = 1 AND coalesce(l.record->>'indexed', 1) = 1`

/** The number of paths per language. A few hidden paths are included. */
const COUNT_PATHS = `SELECT ${LOCALES.map(
  (locale) => `sum(s.locale = '${locale}')
    - (SELECT count(*) FROM product p CROSS JOIN seo_path h ON h.public_id = p.public_id
       WHERE p.listed = 0 AND h.locale = '${locale}' AND h.canonical = 1)
    - (SELECT count(*) FROM landing_page l CROSS JOIN seo_path h ON h.public_id = l.public_id
       WHERE coalesce(l.record->>'indexed', 1) <> 1 AND h.locale = '${locale}' AND h.canonical = 1)
    AS ${locale}`,
).join(', ')} FROM seo_path s WHERE s.canonical = 1`

const Counts = z.tuple([z.record(z.enum(LOCALES), z.int().nullable())])
const Paths = z.array(z.object({ path: z.string() }))
const Built = z.object({ built_on: z.iso.date().nullable() }).nullable()

/** Sitemaps of the shop's addresses by language (docs/store-api.md#bare-lists). */
export const sitemapRoutes = new Hono<BackendEnv>()
  .on(['GET', 'POST'], '/sitemap', async (c) => {
    const [counts, built] = await c.env.DB.batch([
      c.env.DB.prepare(COUNT_PATHS),
      c.env.DB.prepare('SELECT built_on FROM snapshot_state'),
    ])
    const day = Built.parse(built?.results[0] ?? null)?.built_on ?? new Date().toISOString()
    const created = `${day.slice(0, 10)}T00:00:00.000+00:00`
    const [paths] = Counts.parse(counts?.results)
    const files = LOCALES.flatMap((locale) =>
      Array.from({ length: Math.ceil((paths[locale] ?? 0) / PATHS_A_FILE) }, (_, index) => ({
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
  const { results } = await c.env.DB.prepare(
    `SELECT s.path ${FROM_PATHS} AND s.locale = ?1 ORDER BY s.path LIMIT ?2 OFFSET ?3`,
  )
    .bind(locale ?? '', PATHS_A_FILE, (Number(part ?? 1) - 1) * PATHS_A_FILE)
    .all()
  const paths = Paths.parse(results)
  if (!isLocale(locale) || paths.length === 0) return c.body(null, 204)
  const { SHOP_ORIGIN: origin } = varsOf(c.env)
  return c.body(urlSet(origin, locale, paths), 200, {
    'Content-Type': 'application/xml; charset=utf-8',
  })
}

/** Paths contain only letters, digits, hyphens and slashes, so nothing needs escaping. */
function urlSet(origin: string, locale: Locale, paths: z.infer<typeof Paths>): string {
  const entries = paths.map(
    ({ path }) => `<url><loc>${origin}${urls.seo(locale, path)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${NAMESPACE}">
${entries.join('\n')}
</urlset>
`
}
