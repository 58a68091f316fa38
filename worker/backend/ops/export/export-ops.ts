import { berlinTime } from '#shared/domain/calendar.ts'
import { Download } from '#shared/schemas/import/article.ts'
import { IMPORT_FILES } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { exportLines, exportManifest } from './export-lines.ts'

const LINES_A_PAGE = 500

const SoldName = Download.shape.file
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
  .get('/_ops/export/file', async (c) => {
    const name = SoldName.safeParse(c.req.query('name'))
    const file = name.success ? await r2FileStore(c.env.FILES).read(name.data) : null
    if (!file) return storeApiError(c, { status: 404, code: '0', detail: 'There is no such file.' })
    const bytes = Buffer.from(await new Response(file.body).arrayBuffer())
    return c.json({ base64: bytes.toString('base64') })
  })
