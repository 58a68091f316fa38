import { Buffer } from 'node:buffer'
import type { Context } from 'hono'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory, type BackendEnv } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import { setShopMode } from '#worker/runtime/shop-mode.ts'
import { COUNT_PARENTS } from '../import/apply-products.ts'
import { publishCatalogue } from '../import/publish.ts'
import { opsBody } from '../ops-body.ts'
import { BUCKETS, listBackupTables, migrationsOf } from './tables.ts'
import { beginRestoring, endRestoring, isEmptyShop, isRestoring, restoreRows } from './restoring.ts'
import { changes, first } from '#worker/backend/sql/run.ts'
import { identifier, sql } from '#worker/backend/sql/sql.ts'

const Row = z.string().startsWith('[')
const Count = z.object({ n: z.int() })
const Begin = z.strictObject({ migrations: z.array(z.string()) })
const Rows = z.strictObject({ table: z.string(), columns: z.array(z.string()), rows: z.array(Row) })
const File = z.strictObject({
  bucket: z.enum(BUCKETS),
  name: z.string().min(1),
  contentType: z.string(),
  base64: z.base64(),
})
const Finish = z.strictObject({
  tables: z.array(z.strictObject({ name: z.string(), rows: z.int() })),
})

/**
 * Restores a backup into an empty shop. The first step closes the shop, which stays closed until an
 * operator opens it. An interrupted restore starts again with the first step.
 */
export const restoreOps = backendFactory
  .createApp()
  .post('/_ops/restore', async (c) => {
    const body = await opsBody(c, Begin)
    if (!body.ok) return body.error
    const db = c.env.DB
    const mismatch = schemaMismatch(body.value.migrations, await migrationsOf(db))
    if (mismatch) return refused(c, mismatch)
    if (!(await isRestoring(db)) && !(await isEmptyShop(db)))
      return refused(c, 'This shop is not empty. A backup is restored into a new database only.')
    await setShopMode(c.env.KV, 'maintenance')
    await beginRestoring(db, await listBackupTables(db))
    return c.json({ mode: 'maintenance' })
  })
  .post('/_ops/restore/rows', async (c) => {
    const body = await opsBody(c, Rows)
    if (!body.ok) return body.error
    const { table, columns, rows } = body.value
    const known = (await listBackupTables(c.env.DB)).find(({ name }) => name === table)
    const foreign = columns.find((column) => !known?.columns.includes(column))
    if (!known || foreign)
      return refused(c, `There is no ${table}${foreign ? `.${foreign}` : ''} here.`)
    if (!(await isRestoring(c.env.DB))) return refused(c, 'No backup is being restored.')
    await restoreRows(c.env.DB, table, columns, rows)
    return c.json({ rows: rows.length })
  })
  .post('/_ops/restore/file', async (c) => {
    const body = await opsBody(c, File)
    if (!body.ok) return body.error
    if (!(await isRestoring(c.env.DB))) return refused(c, 'No backup is being restored.')
    const { bucket, name, contentType, base64 } = body.value
    await c.env[bucket].put(name, Buffer.from(base64, 'base64'), { httpMetadata: { contentType } })
    return c.json({ name })
  })
  .post('/_ops/restore/finish', async (c) => {
    const body = await opsBody(c, Finish)
    if (!body.ok) return body.error
    const db = c.env.DB
    if (!(await isRestoring(db))) return refused(c, 'No backup is being restored.')
    const known = new Set((await listBackupTables(db)).map(({ name }) => name))
    for (const { name, rows } of body.value.tables) {
      const there = known.has(name)
        ? (await first(db, Count, sql`SELECT count(*) AS n FROM ${identifier(name)}`))?.n
        : 0
      if (there !== rows) return refused(c, `Table ${name} has ${there} of ${rows} rows.`)
    }
    await endRestoring(db)
    // A backup of an older shop may lack the counts.
    await changes(db, COUNT_PARENTS)
    await publishCatalogue(c.env, new Date())
    return c.json({ tables: body.value.tables.length })
  })

/** The reason why rows of a backup do not fit this shop's tables; null if they fit. */
function schemaMismatch(backup: readonly string[], own: readonly string[]): string | null {
  const missing = backup.find((name) => !own.includes(name))
  if (!missing) return null
  const isNewer = own.every((name) => backup.includes(name))
  return isNewer
    ? `The backup is of a newer shop: ${missing} is not applied here.`
    : `The backup is of an older shop with other tables: it has ${missing}. Restore it with the version that wrote it.`
}

const refused = (c: Context<BackendEnv>, detail: string) =>
  storeApiError(c, { status: 409, code: '0', detail })
