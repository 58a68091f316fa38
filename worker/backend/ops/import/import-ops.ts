import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { berlinTime } from '#shared/domain/calendar.ts'
import { IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import { Manifest } from '#shared/schemas/import/manifest.ts'
import { z } from '#shared/schemas/zod.ts'
import { r2FileStore } from '#worker/backend/files/file-store.ts'
import { type BackendEnv, backendFactory } from '#worker/backend/http/env.ts'
import { storeApiError } from '#worker/backend/http/store-api-error.ts'
import type { Bindings } from '#worker/runtime/env.ts'
import { opsBody } from '#worker/backend/ops/ops-body.ts'
import { missingFiles, type ImportStores } from './check.ts'
import { finishImport } from './finish.ts'
import { respondWithKeepAlive } from './keep-alive-response.ts'
import { MAX_UPLOAD_BYTES, saveMedia } from './media-upload.ts'
import { ProductChange, saveProductChanges } from './product-changes.ts'
import { daysBetween } from './shifted-dates.ts'
import { beginRun, findRun, stageRows } from './staging.ts'
import { type LineRefusal, type StagedRow, stagedRows } from './staged-row.ts'

const MAX_LINE_CHARACTERS = 64 * 1024

/** A part of an import file; `firstLine` starts at 1. */
const Chunk = z.strictObject({
  file: z.enum(IMPORT_FILES),
  firstLine: z.int().positive(),
  lines: z.array(z.string().max(MAX_LINE_CHARACTERS)).max(5_000),
})

/** `force` confirms an import that removes many products or contains no record. */
const Finish = z.strictObject({
  force: z.boolean().default(false),
  isDryRun: z.boolean().default(false),
})

/** Daily changes of some products; `asOf` is the day of their dates, today without it. */
const Changes = z.strictObject({
  changes: z.array(ProductChange).min(1).max(500),
  asOf: z.iso.date().nullable().default(null),
  isDryRun: z.boolean().default(false),
})

/**
 * An import in four steps: begin with the manifest, send lines, send missing pictures and sold
 * files, finish. The catalogue changes only in the last step.
 */
export const importRoutes = backendFactory
  .createApp()
  .post('/_ops/import', async (c) => {
    const manifest = await opsBody(c, Manifest)
    if (!manifest.ok) return manifest.error
    const id = randomUUID()
    await beginRun(c.env.DB, { id, day: berlinTime(new Date()).date, manifest: manifest.value })
    return c.json({ id })
  })
  .post('/_ops/import/:id/lines', async (c) => {
    const chunk = await opsBody(c, Chunk)
    if (!chunk.ok) return chunk.error
    const run = await findRun(c.env.DB, c.req.param('id'))
    if (!run) return noRun(c)
    const { file, firstLine, lines } = chunk.value
    const staged = stagedLines(file, firstLine, lines, daysBetween(run.manifest.asOf, run.day))
    await stageRows(c.env.DB, run.id, file, staged.rows, staged.refusals)
    return c.json({ refused: staged.refusals.length })
  })
  .get('/_ops/import/:id/missing-media', async (c) => {
    const run = await findRun(c.env.DB, c.req.param('id'))
    if (!run) return noRun(c)
    const missing = await missingFiles(c.env.DB, storesOf(c.env), run.id)
    return c.json({ names: [...new Set(missing.map(({ name }) => name))] })
  })
  .post('/_ops/import/:id/media', async (c) => {
    const length = Number(c.req.header('content-length') ?? 0)
    const form = length <= MAX_UPLOAD_BYTES ? await c.req.formData().catch(() => null) : null
    if (!form) {
      const detail = `Send a form with files of at most ${MAX_UPLOAD_BYTES} bytes in total.`
      return storeApiError(c, { status: 400, code: '0', detail })
    }
    return c.json({ refused: await saveMedia(storesOf(c.env), form) })
  })
  .post('/_ops/products/changes', async (c) => {
    const body = await opsBody(c, Changes)
    if (!body.ok) return body.error
    const { changes, asOf, isDryRun } = body.value
    const day = berlinTime(new Date()).date
    const how = { day, shiftDays: asOf ? daysBetween(asOf, day) : 0, isDryRun }
    return c.json(await saveProductChanges({ db: c.env.DB, kv: c.env.KV }, changes, how))
  })
  .post('/_ops/import/:id/finish', async (c) => {
    const how = await opsBody(c, Finish)
    if (!how.ok) return how.error
    const run = await findRun(c.env.DB, c.req.param('id'))
    if (!run) return noRun(c)
    const { DB: db, KV: kv } = c.env
    const stores = { db, kv, ...storesOf(c.env) }
    return respondWithKeepAlive(c, finishImport(stores, run, how.value))
  })

const storesOf = ({ MEDIA, FILES }: Bindings): ImportStores => ({
  media: r2FileStore(MEDIA),
  files: r2FileStore(FILES),
})

function noRun(c: Context<BackendEnv>): Response {
  const detail = 'This import is not running. A newer one may have replaced it.'
  return storeApiError(c, { status: 404, code: '0', detail })
}

type StagedLines = Readonly<{ rows: readonly StagedRow[]; refusals: readonly LineRefusal[] }>

/** Validates the lines of a chunk one by one. */
function stagedLines(
  file: ImportFile,
  firstLine: number,
  lines: readonly string[],
  shiftDays: number,
): StagedLines {
  const rows: StagedRow[] = []
  const refusals: LineRefusal[] = []
  lines.forEach((text, index) => {
    const staged = stagedRows(file, firstLine + index, text, shiftDays)
    if (staged.ok) rows.push(...staged.value)
    else refusals.push(staged.error)
  })
  return { rows, refusals }
}
