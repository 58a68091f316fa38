import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { berlinTime } from '#shared/domain/calendar.ts'
import { IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import type { ImportRecords } from '#tests/builders/import-records.ts'
import { createBackend } from '#worker/backend/app.ts'
import type { Bindings } from '#worker/runtime/env.ts'

const backend = createBackend()

export const SECRET = 'ops-secret-of-the-tests-0123456789'
const TODAY = berlinTime(new Date()).date

const Finished = z.object({
  version: z.string().nullish(),
  difference: z.record(z.string(), z.object({ changed: z.int(), removed: z.int() })).optional(),
  refusals: z.array(z.object({ file: z.string(), line: z.int(), reason: z.string() })).default([]),
  replaced: z.boolean().optional(),
  asks: z.object({ removed: z.int(), of: z.int() }).optional(),
})
export type Finished = z.infer<typeof Finished>

export type Upload = Readonly<
  { name: string; text: string } | { name: string; bytes: Uint8Array<ArrayBuffer> }
>

/** A form with files by name, as the command line uploads them. */
function formOf(uploads: readonly Upload[]): FormData {
  const form = new FormData()
  for (const upload of uploads)
    form.append(upload.name, new Blob(['text' in upload ? upload.text : upload.bytes]), 'file')
  return form
}

type Sent = Readonly<{
  /** Pictures to upload before the last step. */
  media?: readonly Upload[]
  asOf?: string
  /** The manifest’s counts, instead of the true ones. */
  counts?: Partial<Record<ImportFile, number>>
  /** Bindings of the last step, if they differ from the others. */
  bindingsAtEnd?: Bindings
  /** Whether products are removed without asking, which small catalogues of tests need. */
  force?: boolean
  isDryRun?: boolean
}>

/** A request to the backend as sent by the operators' command line. */
export async function ask(path: string, init: RequestInit = {}, bindings: Bindings = { ...env }) {
  const context = createExecutionContext()
  const request = new Request(`https://shop.test${path}`, init)
  const response = await backend.fetch(request, bindings, context)
  await waitOnExecutionContext(context)
  return response
}

/** A request of operators; a body is posted. */
export async function ops(path: string, body?: unknown, bindings?: Bindings): Promise<unknown> {
  const init = {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
  }
  return (await ask(`/_ops${path}`, init, bindings)).json()
}

/** Imports records and returns the result. */
export async function importCatalogue(records: ImportRecords, sent: Sent = {}): Promise<Finished> {
  const lines = IMPORT_FILES.map(
    (file) => [file, (records[file] ?? []).map((record) => JSON.stringify(record))] as const,
  )
  return importLines(Object.fromEntries(lines), sent)
}

/** Imports lines of the files and returns the result. */
export async function importLines(
  files: Readonly<Partial<Record<ImportFile, readonly string[]>>>,
  {
    media = [],
    asOf = TODAY,
    counts = {},
    bindingsAtEnd,
    force = true,
    isDryRun = false,
  }: Sent = {},
): Promise<Finished> {
  const records = IMPORT_FILES.map((file) => [file, counts[file] ?? files[file]?.length ?? 0])
  const begun = await ops('/import', {
    format: 'ripstop-import',
    version: 1,
    name: 'test',
    currency: 'EUR',
    asOf,
    records: Object.fromEntries(records),
  })
  const run = `/import/${z.object({ id: z.string() }).parse(begun).id}`
  for (const file of IMPORT_FILES) {
    await ops(`${run}/lines`, { file, firstLine: 1, lines: files[file] ?? [] })
  }
  if (media.length > 0) await ops(`${run}/media`, formOf(media))
  return Finished.parse(await ops(`${run}/finish`, { force, isDryRun }, bindingsAtEnd))
}

/** The lines of all files in an export. */
export async function exportedLines(): Promise<Record<string, readonly string[]>> {
  const Lines = z.object({ lines: z.array(z.string()) })
  const files = await Promise.all(
    IMPORT_FILES.map(async (file) => {
      const response = await ops(`/export/lines?file=${file}`)
      return [file, Lines.parse(response).lines] as const
    }),
  )
  return Object.fromEntries(files)
}
