import type { Buffer } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { z } from '#shared/schemas/zod.ts'
import { BackupManifest, manifestFile, storedFile, sumOf, tableFile } from './backup-folder.ts'
import type { Progress } from './progress.ts'
import { OpsError, type ShopClient } from './shop.ts'

const CHUNK_CHARACTERS = 400_000
const FILES_AT_ONCE = 8

/** Restores a backup into an empty shop. Calls the shop only after the folder was validated. */
export async function restoreFolder(
  folder: string,
  shop: ShopClient,
  progress: Progress,
): Promise<BackupManifest> {
  const manifest = await checkedBackup(folder, progress)
  const { migrations, tables, files } = manifest
  const schema = z.unknown()
  await shop.call({ path: '/restore', body: { migrations }, schema })
  for (const { name, columns, rows } of tables) {
    const lines = linesOf(await readFile(tableFile(folder, name), 'utf8'))
    let sent = 0
    for (const chunk of chunks(lines)) {
      progress.reach(sent, rows, name)
      await shop.call({
        path: '/restore/rows',
        body: { table: name, columns, rows: chunk },
        schema,
      })
      sent += chunk.length
    }
  }
  for (let done = 0; done < files.length; done += FILES_AT_ONCE) {
    progress.reach(done, files.length, 'files')
    await Promise.all(
      files.slice(done, done + FILES_AT_ONCE).map(async (file, index) => {
        const { sha256: _checked, ...stored } = file
        const base64 = await readFile(storedFile(folder, done + index), 'base64')
        await shop.call({ path: '/restore/file', body: { ...stored, base64 }, schema })
      }),
    )
  }
  progress.reach(1, 1, 'catalogue')
  const counts = tables.map(({ name, rows }) => ({ name, rows }))
  await shop.call({ path: '/restore/finish', body: { tables: counts }, schema })
  progress.end()
  return manifest
}

/** The manifest of a complete backup. Throws an `OpsError` that names missing or changed files. */
export async function checkedBackup(folder: string, progress: Progress): Promise<BackupManifest> {
  const manifest = await manifestIn(folder)
  await requireWhole(folder, manifest, progress)
  return manifest
}

async function manifestIn(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null)
  if (text === null) throw new OpsError(`${folder} is not a backup: backup.json is missing.`)
  const parsed = BackupManifest.safeParse(jsonIn(text))
  if (!parsed.success) throw new OpsError(`${manifestFile(folder)} is not a backup manifest.`)
  return parsed.data
}

/** Reads all files of the manifest, so that an incomplete backup changes nothing. */
async function requireWhole(
  folder: string,
  { tables, files }: BackupManifest,
  progress: Progress,
): Promise<void> {
  for (const { name, columns, rows, sha256 } of tables) {
    const file = tableFile(folder, name)
    const content = await contentOf(file)
    const lines = linesOf(content.toString('utf8'))
    if (lines.length !== rows)
      throw new OpsError(
        `${name} has ${lines.length} rows in the folder; the manifest says ${rows}.`,
      )
    const broken = lines.findIndex((line) => !isRow(jsonIn(line), columns.length))
    if (broken >= 0) throw new OpsError(`${file}:${broken + 1} is not a row of ${name}.`)
    if (sha256 !== undefined && sumOf(content) !== sha256) throw changedSince(file)
  }
  for (const [index, { sha256 }] of files.entries()) {
    progress.reach(index, files.length, 'looking at files')
    const file = storedFile(folder, index)
    const content = await contentOf(file)
    if (sha256 !== undefined && sumOf(content) !== sha256) throw changedSince(file)
  }
}

async function contentOf(file: string): Promise<Buffer> {
  const content = await readFile(file).catch(() => null)
  if (content === null) throw new OpsError(`${file} cannot be read.`)
  return content
}

const changedSince = (file: string) => new OpsError(`${file} was changed after the backup.`)

const linesOf = (text: string) => text.split('\n').filter(Boolean)

const isRow = (row: unknown, columns: number) => Array.isArray(row) && row.length === columns

/** Parsed JSON; undefined if invalid. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Chunks of lines that fit a request; a long line is its own chunk. */
function* chunks(lines: readonly string[]): Generator<readonly string[]> {
  let chunk: string[] = []
  let length = 0
  for (const line of lines) {
    if (chunk.length > 0 && length + line.length > CHUNK_CHARACTERS) {
      yield chunk
      chunk = []
      length = 0
    }
    chunk.push(line)
    length += line.length
  }
  if (chunk.length > 0) yield chunk
}
