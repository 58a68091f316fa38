import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { filesOfMedia } from '#shared/schemas/import/media.ts'
import { z } from '#shared/schemas/zod.ts'
import { all, batch, changes } from '#worker/backend/sql/run.ts'
import { recordColumn } from '#worker/backend/sql/record-column.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { StoredMedia } from '#worker/backend/tables/stored.ts'
import { r2FileStore } from './file-store.ts'

const STORED_MS = 7 * DAY_MS
/** Of the day (UTC), when few visitors and no imports are expected. */
const RUNS_AT_MS = 3 * HOUR_MS
/** R2 deletes this many at once. */
const MAX_DELETED = 1_000

const Shown = z.object({ shown: recordColumn(StoredMedia) })
const Named = z.object({ name: z.string() })

/**
 * Runs once a day. Deletes files of pictures and videos that no record has named for a week. Until
 * then cached pages may show them.
 */
export async function purgeUnreferencedMedia(
  { DB: db, MEDIA: bucket }: Readonly<{ DB: D1Database; MEDIA: R2Bucket }>,
  at: Date,
): Promise<void> {
  const time = at.getTime() % DAY_MS
  if (time < RUNS_AT_MS || time >= RUNS_AT_MS + MINUTE_MS) return
  const stored = await r2FileStore(bucket).names('media/')
  const referenced = new Set(
    (await all(db, Shown, sql`SELECT shown FROM media`)).flatMap(({ shown }) => [
      ...filesOfMedia(shown),
      ...(shown.thumbnail ? [shown.thumbnail.file] : []),
    ]),
  )
  const unreferenced = [...stored].filter((name) => !referenced.has(name))
  await batch(db, [
    sql`DELETE FROM unreferenced_media WHERE name NOT IN (SELECT value FROM json_each(${unreferenced}))`,
    sql`INSERT INTO unreferenced_media (name, since)
      SELECT value, ${at} FROM json_each(${unreferenced}) WHERE true ON CONFLICT DO NOTHING`,
  ])
  const before = new Date(at.getTime() - STORED_MS)
  const old = await all(
    db,
    Named,
    sql`SELECT name FROM unreferenced_media WHERE since <= ${before} LIMIT ${MAX_DELETED}`,
  )
  const names = old.map(({ name }) => name)
  if (names.length === 0) return
  await bucket.delete(names)
  await changes(
    db,
    sql`DELETE FROM unreferenced_media WHERE name IN (SELECT value FROM json_each(${names}))`,
  )
}
