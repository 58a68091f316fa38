import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { CHANNEL_ID } from '#worker/backend/channel/channel.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { criteriaError, readCriteria } from '#worker/backend/http/criteria/responses.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import { selectPaths } from '#worker/backend/http/criteria/select-paths.ts'
import type { SqlEntity } from '#worker/backend/http/criteria/sql-entity.ts'
import { sqlSearch } from '#worker/backend/http/criteria/sql-search.ts'
import type { SqlFields } from '#worker/backend/http/criteria/sql.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { SEO_ROUTES, seoUrlStruct } from '../structs/seo-url-struct.ts'

const Path = z.object({
  kind: z.enum(['product', 'category', 'landing_page']),
  public_id: z.string(),
  path: z.string(),
  canonical: z.int().transform((value) => value === 1),
})
/** Current and former paths, each sorted by text. */
const IN_ORDER = ['canonical = 1', 'canonical = 0']
  .map((where) => `SELECT locale, kind, public_id, path, canonical FROM seo_path WHERE ${where}`)
  .join(' UNION ALL ')
const SEO_URL: Omit<SqlEntity, 'fields'> = {
  entity: 'seo_url',
  tables: 'seo_path s',
  columns: 's.kind, s.public_id, s.path, s.canonical',
  where: 's.locale = ?2',
  termFields: ['seoPathInfo'],
  last: 's.canonical DESC, s.path',
  inOrder: `(${IN_ORDER}) s`,
}

/** Paths and their targets, including former paths of products and categories. */
export const seoUrlRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/seo-url', (c) =>
  respondWithSeoUrls(c),
)

async function respondWithSeoUrls(c: Context<BackendEnv>): Promise<Response> {
  const criteria = readCriteria(c, 'seo_url', ['language', 'salesChannel'])
  if (!criteria.ok) return criteria.error
  const { page, limit, totalCount, fields } = criteria.value
  const { language } = c.var
  const found = await sqlSearch(
    c.env.DB,
    { ...SEO_URL, fields: fieldsIn(language) },
    criteria.value,
    {
      scope: language.locale,
      today: berlinTime(new Date()).date,
      entities: async () => () => [],
    },
  )
  if (!found.ok) return criteriaError(c, found.error)
  const { rows, total, aggregations } = found.value
  const elements = z
    .array(Path)
    .parse(rows)
    .map(({ public_id: id, ...path }) =>
      selectPaths(seoUrlStruct({ id, ...path }, language), fields),
    )
  const paging = { found: total, page, limit, totalCount }
  return respond(c, pagedResult('seo_url', elements, paging, aggregations))
}

/** The cases of a SQL CASE expression over the kind of a path. */
function byKind(text: 'routeName' | 'pathInfo'): string {
  return Object.entries(SEO_ROUTES)
    .map(([kind, route]) => `WHEN '${kind}' THEN '${route[text]}'`)
    .join(' ')
}

/** The search covers only paths in the request's language, so the language id is constant. */
function fieldsIn(language: RequestLanguage): SqlFields {
  return {
    seoPathInfo: { sql: 's.path' },
    pathInfo: { sql: `(CASE s.kind ${byKind('pathInfo')} END || s.public_id)` },
    routeName: { sql: `(CASE s.kind ${byKind('routeName')} END)` },
    foreignKey: { sql: 's.public_id' },
    isCanonical: { sql: 's.canonical', flag: true },
    isDeleted: { sql: '0', flag: true },
    isModified: { sql: '0', flag: true },
    languageId: { sql: `'${language.id}'` },
    salesChannelId: { sql: `'${CHANNEL_ID}'` },
  }
}
