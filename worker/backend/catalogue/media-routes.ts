import { Hono } from 'hono'
import { isHexId } from '#shared/domain/ids.ts'
import { z } from '#shared/schemas/zod.ts'
import { respond } from '#worker/backend/http/respond.ts'
import type { BackendEnv } from '#worker/backend/http/env.ts'
import { malformedId } from '#worker/backend/http/refusals.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { varsOf } from '#worker/backend/http/shop.ts'
import { mediaStruct } from './structs/media-struct.ts'
import { all } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { pick } from '#worker/backend/sql/table.ts'
import { MediaTable } from '#worker/backend/tables/catalogue.ts'

const MAX_IDS = 100
const Ids = z.array(z.string()).min(1).max(MAX_IDS)
const Row = pick(MediaTable, 'publicId', 'record')

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
  const rows = await all(
    c.env.DB,
    Row.row,
    sql`SELECT m.public_id AS publicId, m.shown AS record FROM json_each(${ids.data}) wanted
      JOIN media m ON m.public_id = wanted.value ORDER BY wanted.key`,
  )
  if (rows.length === 0) {
    const detail = 'None of the media was found.'
    return storeApiError(c, { status: 404, code: 'CONTENT__MEDIA_NOT_FOUND', detail })
  }
  const { SHOP_ORIGIN: origin } = varsOf(c.env)
  const { locale } = c.var.language
  return respond(
    c,
    rows.map(({ publicId: id, record }) => mediaStruct(id, record, locale, origin)),
  )
})
