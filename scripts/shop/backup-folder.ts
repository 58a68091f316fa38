import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '#shared/schemas/zod.ts'
import type { Progress } from './progress.ts'
import { OpsError, type ShopClient } from './shop.ts'

const BUCKETS = ['MEDIA', 'FILES'] as const
const FILES_AT_ONCE = 8

const Table = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int() })
const Taken = z.object({
  takenAt: z.string(),
  mode: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(Table),
})
/** Expected hash of a file; older backups lack it. */
const Sum = { sha256: z.string().optional() }
const File = z.object({
  bucket: z.enum(BUCKETS),
  name: z.string(),
  contentType: z.string(),
  ...Sum,
})

/** Manifest of a backup. Files are in `files/`, in the order of this list. */
export const BackupManifest = Taken.extend({
  format: z.literal('ripstop-backup'),
  version: z.literal(1),
  tables: z.array(Table.extend(Sum)),
  files: z.array(File),
})
export type BackupManifest = z.infer<typeof BackupManifest>

/** Writes a backup into folders that only their owner can read. */
export async function backUp(
  folder: string,
  shop: ShopClient,
  progress: Progress,
): Promise<BackupManifest> {
  for (const name of ['tables', 'files']) await makeOwn(join(folder, name))
  // An earlier manifest would not match if this backup is interrupted.
  await rm(manifestFile(folder), { force: true })
  const { data: taken } = await shop.call({ method: 'GET', path: '/backup', schema: Taken })
  const tables: BackupManifest['tables'] = []
  for (const table of taken.tables) {
    const rows = await rowsOf(table.name, shop, (done) =>
      progress.reach(done, table.rows, table.name),
    )
    const text = rows.map((row) => `${row}\n`).join('')
    await writeFile(tableFile(folder, table.name), text)
    tables.push({ ...table, rows: rows.length, sha256: sumOf(text) })
  }
  const files = await writeFiles(folder, shop, progress)
  const manifest = { format: 'ripstop-backup', version: 1, ...taken, tables, files } as const
  // Last, since a folder without it is no backup.
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`)
  progress.end()
  return manifest
}

/** Restricts the permissions of an existing folder too. */
async function makeOwn(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

export const manifestFile = (folder: string) => join(folder, 'backup.json')

export const sumOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex')

/** File with the rows of a table. Throws an `OpsError` for a malformed table name. */
export function tableFile(folder: string, table: string): string {
  if (!/^\w+$/.test(table)) throw new OpsError(`${table} is not a table name.`)
  return join(folder, 'tables', `${table}.ndjson`)
}

/** Path of a file by its position, since its name could leave the folder. */
export function storedFile(folder: string, index: number): string {
  return join(folder, 'files', String(index))
}

async function rowsOf(
  table: string,
  shop: ShopClient,
  reached: (done: number) => void,
): Promise<readonly string[]> {
  const rows: string[] = []
  for (;;) {
    reached(rows.length)
    const path = `/backup/rows?${new URLSearchParams({ table, offset: String(rows.length) })}`
    const schema = z.object({ rows: z.array(z.string()) })
    const { data } = await shop.call({ method: 'GET', path, schema })
    if (data.rows.length === 0) return rows
    rows.push(...data.rows)
  }
}

async function writeFiles(folder: string, shop: ShopClient, progress: Progress) {
  const names: { bucket: (typeof BUCKETS)[number]; name: string }[] = []
  for (const bucket of BUCKETS) {
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = new URLSearchParams({ bucket, ...(cursor && { cursor }) })
      const path = `/backup/files?${query}`
      const schema = z.object({ names: z.array(z.string()), cursor: z.string().nullable() })
      const page: { data: z.infer<typeof schema> } = await shop.call({
        method: 'GET',
        path,
        schema,
      })
      names.push(...page.data.names.map((name) => ({ bucket, name })))
      cursor = page.data.cursor
    }
  }
  const files: BackupManifest['files'] = []
  for (let done = 0; done < names.length; done += FILES_AT_ONCE) {
    progress.reach(done, names.length, 'files')
    const some = names.slice(done, done + FILES_AT_ONCE).map(async (file, index) => {
      const schema = z.object({ contentType: z.string(), base64: z.base64() })
      const path = `/backup/file?${new URLSearchParams(file)}`
      const { data } = await shop.call({ method: 'GET', path, schema })
      const content = Buffer.from(data.base64, 'base64')
      await writeFile(storedFile(folder, done + index), content)
      return { ...file, contentType: data.contentType, sha256: sumOf(content) }
    })
    files.push(...(await Promise.all(some)))
  }
  return files
}
