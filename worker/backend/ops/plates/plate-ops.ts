import { backendFactory } from '#worker/backend/http/env.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { opsBody } from '#worker/backend/ops/ops-body.ts'
import { drawingsWithoutPlate, keepPlate, PlateUpload } from './plates.ts'

/** Main pictures as PNG: which are missing, and a place to send them. */
export const plateOps = backendFactory
  .createApp()
  .get('/_ops/plates/missing', async (c) =>
    c.json({ drawings: await drawingsWithoutPlate(c.env.DB) }),
  )
  .post('/_ops/plates', async (c) => {
    const upload = await opsBody(c, PlateUpload)
    if (!upload.ok) return upload.error
    const { DB: db, MEDIA: bucket } = c.env
    const kept = await keepPlate(db, r2FileStore(bucket), upload.value)
    return kept.ok ? c.json({ file: kept.value }) : c.json({ reason: kept.error }, 422)
  })
