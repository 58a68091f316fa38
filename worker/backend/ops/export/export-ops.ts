import { berlinTime } from '#shared/domain/calendar.ts'
import { IMPORT_FILES } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { exportLines, exportManifest } from './export-lines.ts'

const LINES_A_PAGE = 500

const Query = z.object({
  file: z.enum(IMPORT_FILES),
  offset: z.coerce.number().int().min(0).default(0),
})

/** The catalogue in the import format, piece by piece; an empty piece is the end of a file. */
export const exportRoutes = backendFactory
  .createApp()
  .get('/_ops/export/manifest', async (c) =>
    c.json(await exportManifest(c.env.DB, berlinTime(new Date()).date)),
  )
  .get('/_ops/export/lines', async (c) => {
    const query = Query.safeParse(c.req.query())
    if (!query.success) {
      return storeApiError(c, { status: 400, code: '0', detail: 'Which file, from which line?' })
    }
    const { file, offset } = query.data
    const lines = await exportLines(c.env.DB, file, { offset, limit: LINES_A_PAGE })
    return c.json({ lines })
  })
