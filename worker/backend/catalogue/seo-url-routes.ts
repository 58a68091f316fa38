import { Hono, type Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { z } from '#shared/schemas/zod.ts'
import { CHANNEL_ID } from '#worker/backend/context/channel.ts'
import { answer } from '#worker/backend/http/answer.ts'
import { associationError, criteriaError } from '#worker/backend/http/criteria/answers.ts'
import { parseCriteria } from '#worker/backend/http/criteria/criteria.ts'
import { pagedResult } from '#worker/backend/http/criteria/paged-result.ts'
import { sqlCondition, sqlOrder, type SqlFields } from '#worker/backend/http/criteria/sql.ts'
import type { BackendEnv, RequestLanguage } from '#worker/backend/http/env.ts'
import { SEO_ROUTES, seoUrlStruct } from './seo-url-struct.ts'

const Path = z.object({
  kind: z.enum(['product', 'category', 'landing_page']),
  public_id: z.string(),
  path: z.string(),
  canonical: z.int().transform((value) => value === 1),
})
const Count = z.object({ total: z.int() })

/** Paths and what they lead to; paths that an article or a category had once are among them. */
export const seoUrlRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/seo-url', (c) =>
  answerSeoUrls(c),
)

async function answerSeoUrls(c: Context<BackendEnv>): Promise<Response> {
  const criteria = parseCriteria(c.var.input)
  if (!criteria.ok) return criteriaError(c, criteria.error)
  const { filters, sort, page, limit, totalCount, associations } = criteria.value
  const stranger = associations.find((name) => name !== 'language' && name !== 'salesChannel')
  if (stranger !== undefined) return associationError(c, 'seo_url', stranger)

  const { language } = c.var
  const entity = {
    fields: fieldsIn(language),
    entity: 'seo_url',
    today: berlinTime(new Date()).date,
  }
  const condition = sqlCondition(filters, entity)
  if (!condition.ok) return criteriaError(c, condition.error)
  const order = sqlOrder(sort, entity, 's.canonical DESC, s.path')
  if (!order.ok) return criteriaError(c, order.error)

  const values = JSON.stringify(condition.value.values)
  const where = `?1 IS NOT NULL AND s.locale = ?2 AND ${condition.value.sql}`
  const [paths, counts] = await c.env.DB.batch([
    c.env.DB.prepare(
      `SELECT s.kind, s.public_id, s.path, s.canonical FROM seo_path s WHERE ${where}
       ORDER BY ${order.value} LIMIT ?3 OFFSET ?4`,
    ).bind(values, language.locale, limit, (page - 1) * limit),
    c.env.DB.prepare(`SELECT count(*) AS total FROM seo_path s WHERE ${where}`).bind(
      values,
      language.locale,
    ),
  ])
  const elements = z
    .array(Path)
    .parse(paths?.results)
    .map(({ public_id: id, ...path }) => seoUrlStruct({ id, ...path }, language))
  const found = Count.parse(counts?.results[0]).total
  return answer(c, pagedResult('seo_url', elements, { found, page, limit, totalCount }))
}

/** The cases of a SQL CASE over the kind of a path. */
function byKind(text: 'routeName' | 'pathInfo'): string {
  return Object.entries(SEO_ROUTES)
    .map(([kind, route]) => `WHEN '${kind}' THEN '${route[text]}'`)
    .join(' ')
}

/** Only paths of the request's language are looked at, so its id is the same for each. */
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
