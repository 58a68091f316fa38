import { Buffer } from 'node:buffer'
import { z } from '#shared/schemas/zod.ts'
import { backendFactory } from '#worker/backend/http/env.ts'
import { refusal, storeApiError } from '#worker/backend/http/store-api-error.ts'
import { shopMode } from '#worker/runtime/shop-mode.ts'
import { BUCKETS, listBackupTables, migrationsOf } from './tables.ts'
import { all, batch, rowsOf } from '#worker/backend/sql/run.ts'
import { identifier, list, sql } from '#worker/backend/sql/sql.ts'

const ROWS_A_PAGE = 200

const Count = z.object({ count: z.int() })
const Row = z.object({ row: z.string() })
const RowsQuery = z.object({
  table: z.string(),
  offset: z.coerce.number().int().min(0).default(0),
})
const FilesQuery = z.object({ bucket: z.enum(BUCKETS), cursor: z.string().optional() })
const FileQuery = z.object({ bucket: z.enum(BUCKETS), name: z.string().min(1) })

/**
 * A backup of all data that cannot be rebuilt, in parts: rows as lists of values, and files. It
 * contains personal data of customers and hashes of their passwords.
 */
export const backupOps = backendFactory
  .createApp()
  .get('/_ops/backup', async (c) => {
    const db = c.env.DB
    const tables = await listBackupTables(db)
    const counts = await batch(
      db,
      tables.map(({ name }) => sql`SELECT count(*) AS count FROM ${identifier(name)}`),
    )
    return c.json({
      takenAt: new Date().toISOString(),
      mode: await shopMode(c.env.KV),
      migrations: await migrationsOf(db),
      tables: tables.map(({ name, columns }, index) => {
        return { name, columns, rows: rowsOf(Count, counts[index])[0]?.count ?? 0 }
      }),
    })
  })
  .get('/_ops/backup/rows', async (c) => {
    const query = RowsQuery.safeParse(c.req.query())
    const tables = await listBackupTables(c.env.DB)
    const table = tables.find(({ name }) => query.success && name === query.data.table)
    if (!query.success || !table) {
      return storeApiError(c, refusal(400, '0', 'Name a table and its first row.'))
    }
    const rows = await all(
      c.env.DB,
      Row,
      sql`SELECT json_array(${list(table.columns.map(identifier))}) AS row
        FROM ${identifier(table.name)} ORDER BY ${table.order}
        LIMIT ${ROWS_A_PAGE} OFFSET ${query.data.offset}`,
    )
    return c.json({ rows: rows.map(({ row }) => row) })
  })
  .get('/_ops/backup/files', async (c) => {
    const query = FilesQuery.safeParse(c.req.query())
    if (!query.success) return storeApiError(c, refusal(400, '0', 'Name a bucket.'))
    const { bucket, cursor } = query.data
    const page = await c.env[bucket].list(cursor ? { cursor } : {})
    const next = page.truncated ? page.cursor : null
    return c.json({ names: page.objects.map(({ key }) => key), cursor: next })
  })
  .get('/_ops/backup/file', async (c) => {
    const query = FileQuery.safeParse(c.req.query())
    const file = query.success ? await c.env[query.data.bucket].get(query.data.name) : null
    if (!file) return storeApiError(c, refusal(404, '0', 'There is no such file.'))
    const contentType = file.httpMetadata?.contentType ?? 'application/octet-stream'
    const base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
    return c.json({ contentType, base64 })
  })
