import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { IMPORT_FILES, importFileName, type ImportFile } from '#shared/schemas/import/files.ts'
import { z } from '#shared/schemas/zod.ts'
import { absentFiles, sendMedia, type ImportRefusal } from './import-media.ts'
import { prepareMedia } from './media/prepare-media.ts'
import { Errors, OpsError, type ShopClient } from './shop.ts'
import type { Progress } from './progress.ts'

const CHUNK_CHARACTERS = 400_000
const CHUNK_LINES = 2_000

const Refusals = z.object({
  refusals: z.array(z.object({ file: z.string(), line: z.int(), reason: z.string() })),
})
const Imported = z.object({
  version: z.string().nullable(),
  difference: z.record(z.string(), z.object({ changed: z.int(), removed: z.int() })),
  missingPages: z.array(z.string()).default([]),
})

const Confirmation = z.object({ asks: z.object({ removed: z.int(), of: z.int() }) })
const Replaced = z.object({ replaced: z.literal(true) })

const UNKNOWN_END =
  'It is unknown whether the shop switched to this catalogue. Import the folder again.'

export type ImportOutcome =
  | Readonly<{
      ok: true
      imported: z.infer<typeof Imported>
      /** Pictures that the import left out. */
      leftOut: readonly ImportRefusal[]
    }>
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
  const shopLines = await readShop(folder)
  const manifest = withShop(JSON.parse(await readFileText(folder, 'manifest.json')), shopLines)
  const started = await shop.call({
    path: '/import',
    body: manifest,
    schema: z.object({ id: z.string() }),
  })
  const run = `/import/${started.data.id}`
  const leftOut: ImportRefusal[] = []
  let refused: ReadonlySet<string> = new Set()
  for (const file of IMPORT_FILES) {
    let lines = await readLines(folder, file)
    if (file === 'media') {
      const prepared = await prepareMedia(folder, lines, progress)
      lines = prepared.lines
      for (const { line, reason } of prepared.refusals) leftOut.push({ file, line, reason })
      refused = new Set(prepared.refusals.map(({ key }) => key))
    }
    if (file === 'articles' && refused.size > 0) lines = lines.map((line) => without(refused, line))
    await sendLines(lines, file, run, shop, progress)
  }
  const unsafe = isDryRun
    ? await absentFiles(folder, run, shop)
    : await sendMedia(folder, run, shop, progress)
  progress.reach(1, 1, 'checking and switching')
  let finished = await finish(run, shop, { force: false, isDryRun })
  progress.end()
  if ('asks' in finished) {
    if (!(await confirm(finished.asks))) throw new OpsError('Nothing was changed.')
    finished = await finish(run, shop, { force: true, isDryRun })
  }
  if ('replaced' in finished || 'asks' in finished)
    throw new OpsError('Another import started meanwhile. This one changed nothing.')
  if ('version' in finished && (!isDryRun || unsafe.length === 0))
    return { ok: true, imported: finished, leftOut }
  if ('version' in finished) return { ok: false, refusals: unsafe }
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

async function readLines(folder: string, file: ImportFile): Promise<readonly string[]> {
  if (file === 'shop') return readShop(folder)
  // Folders of earlier versions have no search terms.
  if (file === 'search-terms' && !(await isThere(folder, file))) return []
  const text = await readFileText(folder, importFileName(file))
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}

/** The whole file is one record, on any number of lines. */
async function readShop(folder: string): Promise<readonly string[]> {
  return (await isThere(folder, 'shop')) ? [await readFileText(folder, importFileName('shop'))] : []
}

async function isThere(folder: string, file: ImportFile): Promise<boolean> {
  return (await stat(join(folder, importFileName(file))).catch(() => null)) !== null
}

const WithRecords = z.looseObject({ records: z.looseObject({}) })

/** The manifest with the number of `shop.json`, which nobody has to count. */
function withShop(manifest: unknown, shop: readonly string[]): unknown {
  const known = WithRecords.safeParse(manifest)
  if (!known.success) return manifest
  return { ...known.data, records: { ...known.data.records, shop: shop.length } }
}

const WithMedia = z.looseObject({ media: z.array(z.string()) })

/** A product's line without the pictures that were refused. */
function without(keys: ReadonlySet<string>, line: string): string {
  try {
    const record = WithMedia.parse(JSON.parse(line))
    return JSON.stringify({ ...record, media: record.media.filter((key) => !keys.has(key)) })
  } catch {
    return line
  }
}

async function sendLines(
  lines: readonly string[],
  file: ImportFile,
  run: string,
  shop: ShopClient,
  progress: Progress,
): Promise<void> {
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

async function readFileText(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch {
    throw new OpsError(`${join(folder, name)} cannot be read.`)
  }
}
