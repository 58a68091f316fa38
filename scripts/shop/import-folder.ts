import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { IMPORT_FILES, type ImportFile } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import { Errors, OpsError, type ShopClient } from './shop.ts'
import type { Progress } from './progress.ts'

const CHUNK_CHARACTERS = 400_000
const CHUNK_LINES = 2_000
const MEDIA_CHUNK_FILES = 100

const Refusals = z.object({
  refusals: z.array(z.object({ file: z.string(), line: z.int(), reason: z.string() })),
})
const Imported = z.object({
  version: z.string().nullable(),
  difference: z.record(z.string(), z.object({ changed: z.int(), removed: z.int() })),
})

const Confirmation = z.object({ asks: z.object({ removed: z.int(), of: z.int() }) })
const Replaced = z.object({ replaced: z.literal(true) })

const UNKNOWN_END =
  'It is unknown whether the shop switched to this catalogue. Import the folder again.'

type ImportRefusal = z.infer<typeof Refusals>['refusals'][number]
export type ImportOutcome =
  | Readonly<{ ok: true; imported: z.infer<typeof Imported> }>
  | Readonly<{ ok: false; refusals: readonly ImportRefusal[] }>

/** The products that an import would remove, and the number of products in the shop. */
export type Removal = z.infer<typeof Confirmation>['asks']

/**
 * Sends an import folder to a shop: manifest, lines in chunks, missing pictures and files, then the
 * switch. `confirm` decides about an import that removes many products or has no record. Throws an
 * `OpsError` if shop or folder cannot be reached, another import began, or `confirm` declines.
 */
export async function importFolder(
  folder: string,
  shop: ShopClient,
  progress: Progress,
  confirm: (removal: Removal) => Promise<boolean>,
  { isDryRun }: { readonly isDryRun: boolean } = { isDryRun: false },
): Promise<ImportOutcome> {
  const manifest: unknown = JSON.parse(await readFileText(folder, 'manifest.json'))
  const started = await shop.call({
    path: '/import',
    body: manifest,
    schema: z.object({ id: z.string() }),
  })
  const run = `/import/${started.data.id}`
  for (const file of IMPORT_FILES) await sendLines(folder, file, run, shop, progress)
  const unsafe = await sendMedia(folder, run, shop, progress)
  progress.reach(1, 1, 'checking and switching')
  let finished = await finish(run, shop, { force: false, isDryRun })
  progress.end()
  if ('asks' in finished) {
    if (!(await confirm(finished.asks))) throw new OpsError('Nothing was changed.')
    finished = await finish(run, shop, { force: true, isDryRun })
  }
  if ('replaced' in finished || 'asks' in finished)
    throw new OpsError('Another import started meanwhile. This one changed nothing.')
  if ('version' in finished) return { ok: true, imported: finished }
  return { ok: false, refusals: [...unsafe, ...finished.refusals] }
}

type How = Readonly<{ force: boolean; isDryRun: boolean }>

/** The response begins at once and ends with the import, so it contains failures too. */
async function finish(run: string, shop: ShopClient, how: How) {
  try {
    const { data } = await shop.call({
      path: `${run}/finish`,
      body: how,
      schema: z.union([Imported, Refusals, Confirmation, Replaced, Errors]),
    })
    if ('errors' in data) throw new OpsError(data.errors.map(({ detail }) => detail).join(' '))
    return data
  } catch (error) {
    if (!(error instanceof OpsError)) throw error
    throw new OpsError(`${error.message} ${UNKNOWN_END}`)
  }
}

async function sendLines(
  folder: string,
  file: ImportFile,
  run: string,
  shop: ShopClient,
  progress: Progress,
): Promise<void> {
  const text = await readFileText(folder, `${file}.ndjson`)
  const lines = text.replace(/\n$/, '').split('\n')
  if (text === '') return
  let sent = 0
  while (sent < lines.length) {
    progress.reach(sent, lines.length, file)
    const chunk = nextChunk(lines, sent)
    const body = { file, firstLine: sent + 1, lines: chunk }
    await shop.call({ path: `${run}/lines`, body, schema: z.object({ refused: z.int() }) })
    sent += chunk.length
  }
}

/** As many lines as fit a request, at least one. */
function nextChunk(lines: readonly string[], from: number): readonly string[] {
  let end = from
  let characters = 0
  while (end < lines.length && end - from < CHUNK_LINES) {
    characters += lines[end]?.length ?? 0
    if (characters > CHUNK_CHARACTERS && end > from) break
    end += 1
  }
  return lines.slice(from, end)
}

async function sendMedia(
  folder: string,
  run: string,
  shop: ShopClient,
  progress: Progress,
): Promise<readonly ImportRefusal[]> {
  const { data } = await shop.call({
    method: 'GET',
    path: `${run}/missing-media`,
    schema: z.object({ names: z.array(z.string()) }),
  })
  const refusals: ImportRefusal[] = []
  const chunks = mediaChunks(data.names)
  for (const [sent, names] of chunks.entries()) {
    progress.reach(sent, chunks.length, 'pictures and files')
    const files = await Promise.all(names.map((name) => mediaFile(folder, name)))
    const response = await shop.call({
      path: `${run}/media`,
      body: { files: files.flatMap((file) => file ?? []) },
      schema: z.object({ refused: z.array(z.object({ name: z.string(), reason: z.string() })) }),
    })
    for (const { name, reason } of response.data.refused) {
      refusals.push({ file: 'media', line: 0, reason: `file ${name} ${reason}` })
    }
  }
  return refusals
}

/** A hundred pictures per request; sold files may be large and are sent one by one. */
function mediaChunks(names: readonly string[]): readonly (readonly string[])[] {
  const pictures = names.filter((name) => !isSold(name))
  const chunks: (readonly string[])[] = []
  for (let from = 0; from < pictures.length; from += MEDIA_CHUNK_FILES)
    chunks.push(pictures.slice(from, from + MEDIA_CHUNK_FILES))
  return [...chunks, ...names.filter(isSold).map((name) => [name])]
}

const isSold = (name: string) => name.startsWith('files/')

/** Missing files are skipped; the shop's report names their line. */
async function mediaFile(folder: string, name: string) {
  const bytes = await readFile(join(folder, name)).catch(() => null)
  if (bytes === null) return null
  return isSold(name)
    ? { name, base64: bytes.toString('base64') }
    : { name, text: bytes.toString('utf8') }
}

async function readFileText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch {
    throw new OpsError(`${join(folder, name)} cannot be read.`)
  }
}
