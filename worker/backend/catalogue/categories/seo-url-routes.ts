import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { CHANNEL_ID } from '#worker/backend/channel/channel.ts'
import { respond } from '#worker/backend/http/respond.ts'
import { criteriaError, readCriteria } from '#worker/backend/http/criteria/responses.ts'
import { pagedResult } from '#worker/backend/http/search-result.ts'
import { selectPaths } from '#worker/backend/http/criteria/select-paths.ts'
import type { SqlEntity } from '#worker/backend/http/criteria/sql-entity.ts'
import { sqlSearch } from '#worker/backend/http/criteria/sql-search.ts'
import type { SqlFields } from '#worker/backend/http/criteria/sql.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { list, sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { SeoPathTable } from '#worker/backend/tables/catalogue.ts'
import { SEO_ROUTES, seoUrlStruct } from '../structs/seo-url-struct.ts'

const Path = pick(SeoPathTable, 'kind', 'publicId', 'path', 'canonical')
/** Current and former paths, each sorted by text. */
const IN_ORDER = list(
  [sql`canonical = 1`, sql`canonical = 0`].map(
    (where) => sql`SELECT locale, kind, public_id, path, canonical FROM seo_path WHERE ${where}`,
  ),
  ' UNION ALL ',
)
const SEO_URL: Omit<SqlEntity, 'fields' | 'where'> = {
  entity: 'seo_url',
  tables: sql`seo_path s`,
  columns: sql`s.kind, s.public_id AS publicId, s.path, s.canonical`,
  termFields: ['seoPathInfo'],
  last: sql`s.canonical DESC, s.path`,
  inOrder: sql`(${IN_ORDER}) s`,
}

/** Paths and their targets, including former paths of products and categories. */
export const seoUrlRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/seo-url', (c) =>
  respondWithSeoUrls(c),
)

async function respondWithSeoUrls(c: Context<BackendEnv>): Promise<Response> {
  const criteria = readCriteria(c, 'seo_url')
  if (!criteria.ok) return criteria.error
  const { page, limit, totalCount, fields } = criteria.value
  const { language } = c.var
  const found = await sqlSearch(
    c.env.DB,
    { ...SEO_URL, fields: fieldsIn(language), where: sql`s.locale = ${language.locale}` },
    criteria.value,
    {
      today: berlinTime(new Date()).date,
      entities: async () => () => [],
    },
  )
  if (!found.ok) return criteriaError(c, found.error)
  const { rows, total, aggregations } = found.value
  const elements = rows
    .map((row) => Path.row.parse(row))
    .map(({ publicId: id, ...path }) =>
      selectPaths(seoUrlStruct({ id, ...path }, language), fields),
    )
  const paging = { found: total, page, limit, totalCount }
  return respond(c, pagedResult('seo_url', elements, paging, aggregations))
}

/** As the index `seo_path_route` has it: with bound values it would not be used. */
const ROUTE_NAME = sql`CASE s.kind WHEN 'product' THEN 'frontend.detail.page'
  WHEN 'category' THEN 'frontend.navigation.page'
  WHEN 'landing_page' THEN 'frontend.landing.page' END`

const PATH_PREFIX = sql`CASE s.kind ${list(
  Object.entries(SEO_ROUTES).map(([kind, { pathInfo }]) => sql`WHEN ${kind} THEN ${pathInfo}`),
  ' ',
)} END`

/** The search covers only paths in the request's language, so the language id is constant. */
function fieldsIn(language: RequestLanguage): SqlFields {
  return {
    seoPathInfo: { sql: sql`s.path` },
    pathInfo: { sql: sql`(${PATH_PREFIX} || s.public_id)` },
    routeName: { sql: sql`(${ROUTE_NAME})` },
    foreignKey: { sql: sql`s.public_id` },
    isCanonical: { sql: sql`s.canonical`, flag: true },
    isDeleted: { sql: sql`0`, flag: true },
    isModified: { sql: sql`0`, flag: true },
    languageId: { sql: sql`${language.id}` },
    salesChannelId: { sql: sql`${CHANNEL_ID}` },
  }
}
