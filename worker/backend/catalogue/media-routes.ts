import { Hono } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { mediaStruct } from './structs/media-struct.ts'
import { StoredMedia } from '#worker/backend/tables/stored.ts'
import { jsonColumn } from '../sql/json-column.ts'

const MAX_IDS = 100
const Ids = z.array(z.string()).min(1).max(MAX_IDS)
const Rows = z.array(z.object({ public_id: z.string(), record: jsonColumn(StoredMedia) }))
const SELECT = `
  SELECT m.public_id, m.shown AS record FROM json_each(?1) wanted
  JOIN media m ON m.public_id = wanted.value ORDER BY wanted.key`

/** Pictures by id, a plain list in the order of the ids (docs/store-api.md#bare-lists). */
export const mediaRoutes = new Hono<BackendEnv>().on(['GET', 'POST'], '/media', async (c) => {
  const ids = Ids.safeParse(c.var.input.ids)
  if (!ids.success) {
    return storeApiError(c, {
      status: 400,
      code: 'CONTENT__MEDIA_EMPTY_ID',
      detail: `The parameter "ids" is no list of 1 to ${MAX_IDS} media ids.`,
    })
  }
  const broken = ids.data.find((id) => !isHexId(id))
  if (broken !== undefined) return storeApiError(c, malformedId(broken))
  const { results } = await c.env.DB.prepare(SELECT).bind(JSON.stringify(ids.data)).all()
  const rows = Rows.parse(results)
  if (rows.length === 0) {
    const detail = 'None of the media was found.'
    return storeApiError(c, { status: 404, code: 'CONTENT__MEDIA_NOT_FOUND', detail })
  }
  const { SHOP_ORIGIN: origin } = varsOf(c.env)
  const { locale } = c.var.language
  return respond(
    c,
    rows.map(({ public_id: id, record }) => mediaStruct(id, record, locale, origin)),
  )
})
