import { addDays, berlinTime } from '#shared/domain/calendar.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/durations.ts'
import { filesOfMedia } from '#shared/schemas/import/media.ts'
import { z } from '#shared/schemas/zod.ts'
import { all, batch, changes, first } from '#worker/backend/sql/run.ts'
import { recordColumn } from '#worker/backend/sql/record-column.ts'
import { sql } from '#worker/backend/sql/sql.ts'
import { UnreferencedMediaTable } from '#worker/backend/tables/catalogue.ts'
import { StoredMedia } from '#worker/backend/tables/stored.ts'
import { r2FileStore } from './file-store.ts'

const STORED_MS = 7 * DAY_MS
/** Of the day (UTC), when few visitors and no imports are expected. */
const RUNS_AT_MS = 3 * HOUR_MS
/** R2 deletes this many at once. */
const MAX_DELETED = 1_000
/** Files of a day. D1 refuses a value of more than 2,000,000 bytes. */
const MAX_NOTED = 20_000
/** A name without the digits of a size. The sizes of a photograph share it. */
const STEM = /media\/[0-9a-f]{20}/g

const Shown = z.object({ shown: recordColumn(StoredMedia) })
const Cover = z.object({ cover: z.string() })
const Named = UnreferencedMediaTable.row.pick({ name: true })

/**
 * Runs once a day. Deletes files of pictures and videos that neither a record nor an order has named
 * for a week. Until then cached pages may show them. An import under way may be about to name them,
 * so the day is skipped.
 */
export async function purgeUnreferencedMedia(
  { DB: db, MEDIA: bucket }: Readonly<{ DB: D1Database; MEDIA: R2Bucket }>,
  at: Date,
): Promise<void> {
  const time = at.getTime() % DAY_MS
  if (time < RUNS_AT_MS || time >= RUNS_AT_MS + MINUTE_MS) return
  const yesterday = addDays(berlinTime(at).date, -1)
  const isImporting = sql`SELECT 1 AS found FROM import_run WHERE day >= ${yesterday}`
  if (await first(db, z.unknown(), isImporting)) return
  const stored = await r2FileStore(bucket).names('media/')
  const ordered = await orderedPictures(db)
  const referenced = new Set(
    (await all(db, Shown, sql`SELECT shown FROM media`)).flatMap(({ shown }) => [
      ...filesOfMedia(shown),
      ...(shown.thumbnail ? [shown.thumbnail.file] : []),
    ]),
  )
  const unreferenced = [...stored]
    .filter((name) => !referenced.has(name) && !ordered.has(name.match(STEM)?.[0] ?? ''))
    .toSorted()
    .slice(0, MAX_NOTED)
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

/** Pictures of ordered products, which may have left the catalogue. */
async function orderedPictures(db: D1Database): Promise<ReadonlySet<string>> {
  const lines = await all(
    db,
    Cover,
    sql`SELECT DISTINCT line->'$.cover' AS cover FROM order_line
      WHERE line->>'$.cover.id' IS NOT NULL`,
  )
  return new Set(lines.flatMap(({ cover }) => cover.match(STEM) ?? []))
}
