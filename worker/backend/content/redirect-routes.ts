import { Hono } from 'hono'
import { RedirectRecord } from '#shared/schemas/import/redirect.ts'
import { z } from '#shared/schemas/zod.ts'
import { jsonColumn } from '../sql/json-column.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'

const Row = z.object({ record: jsonColumn(z.object(RedirectRecord.shape)) })

/** Where a path that is no page leads: `redirect` is null for one that leads nowhere. */
export const redirectRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/redirect', async (c) => {
  const { path } = c.var.input
  if (typeof path !== 'string' || path === '') {
    return storeApiError(c, {
      status: 400,
      code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER',
      detail: 'Parameter "path" is missing.',
      parameters: { parameterName: 'path' },
    })
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
