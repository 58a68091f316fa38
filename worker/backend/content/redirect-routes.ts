import { Hono } from 'hono'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { missingParameter, storeApiError } from '#worker/backend/http/store-api-error.ts'

const Row = z.object({ record: jsonColumn(z.object(RedirectRecord.shape)) })

/** The target of an old path; `redirect` is null if there is none. */
export const redirectRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/redirect', async (c) => {
  const { path } = c.var.input
  if (typeof path !== 'string' || path === '') {
    return storeApiError(c, missingParameter('path'))
  }
  const row = await c.env.DB.prepare('SELECT record FROM redirect WHERE key = ?1')
    .bind(path)
    .first()
  const record = row && Row.parse(row).record
  return c.json({
    redirect: record?.to ?? null,
    status: record ? (record.permanent ? 301 : 302) : null,
    apiAlias: 'ripstop_redirect',
  })
})
