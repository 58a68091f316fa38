import { Hono } from 'hono'
import { first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { RedirectTable } from '#worker/backend/tables/content.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { missingParameter, storeApiError } from '#worker/backend/http/store-api-error.ts'

const Target = pick(RedirectTable, 'record')

/** The target of an old path; `redirect` is null if there is none. */
export const redirectRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/redirect', async (c) => {
  const { path } = c.var.input
  if (typeof path !== 'string' || path === '') {
    return storeApiError(c, missingParameter('path'))
  }
  const query = sql`SELECT ${Target.columns} FROM redirect WHERE key = ${path}`
  const record = (await first(c.env.DB, Target.row, query))?.record
  return c.json({
    redirect: record?.to ?? null,
    status: record ? (record.permanent ? 301 : 302) : null,
    apiAlias: 'ripstop_redirect',
  })
})
