import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '#shared/domain/result.ts'
import { z } from '#shared/schemas/zod.ts'
import type { StoredThumbnail } from '#worker/backend/tables/stored.ts'
import { type FileStore, r2FileStore } from '#worker/backend/files/file-store.ts'
import { pngSize } from '#worker/backend/files/png-file.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { opsBody } from '#worker/backend/ops/ops-body.ts'
import { all, changes, first } from '#worker/backend/sql/run.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { set } from '#worker/backend/sql/table.ts'
import { MediaTable } from '#worker/backend/tables/catalogue.ts'

/**
 * Thumbnails: PNGs of main pictures that are drawings. Lists the missing ones and receives them.
 */
export const thumbnailOps = backendFactory
  .createApp()
  .get('/_ops/plates/missing', async (c) =>
    c.json({ drawings: await drawingsWithoutThumbnail(c.env.DB) }),
  )
  .post('/_ops/plates', async (c) => {
    const upload = await opsBody(c, ThumbnailUpload)
    if (!upload.ok) return upload.error
    const { DB: db, MEDIA: bucket } = c.env
    const stored = await saveThumbnail(db, r2FileStore(bucket), upload.value)
    return stored.ok ? c.json({ file: stored.value }) : c.json({ reason: stored.error }, 422)
  })

const MAX_SIDE = 4_096
const HASH_DIGITS = 20

/** A PNG, and the file of its drawing. */
const ThumbnailUpload = z.strictObject({ drawing: z.string(), base64: z.base64() })
type ThumbnailUpload = z.infer<typeof ThumbnailUpload>

const Named = z.object({ file: z.string() })

/** Main pictures of products, categories, posts and projects without a thumbnail. */
const MISSING = sql`
  SELECT DISTINCT m.record->>'file' AS file FROM media m
  WHERE (m.thumbnail->>'of') IS NOT m.record->>'file' AND m.record->>'mimeType' = 'image/svg+xml'
    AND (m.id IN (SELECT media_id FROM product_media WHERE position = 0)
      OR m.id IN (SELECT media_id FROM category)
      OR m.key IN (SELECT record->>'picture' FROM blog_post
        UNION ALL SELECT record->>'picture' FROM gallery_project))
  ORDER BY m.id`

/** The files of drawings without a thumbnail. */
async function drawingsWithoutThumbnail(db: D1Database): Promise<readonly string[]> {
  return (await all(db, Named, MISSING)).map(({ file }) => file)
}

/**
 * Stores a drawing's thumbnail if it is a PNG and the drawing exists. Returns its file, named by
 * its content, or the reason of the refusal.
 */
async function saveThumbnail(
  db: D1Database,
  store: FileStore,
  { drawing, base64 }: ThumbnailUpload,
): Promise<Result<string, string>> {
  const bytes = Buffer.from(base64, 'base64')
  const size = pngSize(bytes)
  if (!size) return fail('is no PNG')
  const { width, height } = size
  if (Math.min(width, height) < 1 || Math.max(width, height) > MAX_SIDE) {
    return fail(`measures ${width} × ${height} pixels`)
  }
  const named = sql`SELECT record->>'file' AS file FROM media WHERE record->>'file' = ${drawing}`
  const known = await first(db, Named, named)
  if (!known) return fail('is no picture of this shop')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS)
  const thumbnail: z.infer<typeof StoredThumbnail> = {
    of: drawing,
    file: `media/${hash}.png`,
    width,
    height,
  }
  await store.write(thumbnail.file, bytes, 'image/png')
  await changes(
    db,
    sql`UPDATE media SET ${set(MediaTable, { thumbnail })} WHERE record->>'file' = ${drawing}`,
  )
  return ok(thumbnail.file)
}
