import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from '#shared/schemas/zod.ts'
import { BackupManifest, storedFile, tableFile } from './backup-folder.ts'
import type { Progress } from './progress.ts'
import { OpsError, type Shop } from './shop.ts'

const CHUNK_CHARACTERS = 400_000
const FILES_AT_ONCE = 8

/** Puts the backup in a folder back into an empty shop. */
export async function restoreFolder(
  folder: string,
  shop: Shop,
  progress: Progress,
): Promise<BackupManifest> {
  const manifest = await manifestIn(folder)
  const { migrations, tables, files } = manifest
  const schema = z.unknown()
  await shop.call({ path: '/restore', body: { migrations }, schema })
  for (const { name, columns, rows } of tables) {
    const lines = (await readFile(tableFile(folder, name), 'utf8')).split('\n').filter(Boolean)
    if (lines.length !== rows)
      throw new OpsError(`${name} has ${lines.length} rows in the folder, not ${rows}.`)
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
        const base64 = await readFile(storedFile(folder, done + index), 'base64')
        await shop.call({ path: '/restore/file', body: { ...file, base64 }, schema })
      }),
    )
  }
  progress.reach(1, 1, 'catalogue')
  const counts = tables.map(({ name, rows }) => ({ name, rows }))
  await shop.call({ path: '/restore/finish', body: { tables: counts }, schema })
  progress.end()
  return manifest
}

async function manifestIn(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, 'backup.json'), 'utf8').catch(() => null)
  if (text === null) throw new OpsError(`${folder} holds no backup: it has no backup.json.`)
  const parsed = BackupManifest.safeParse(JSON.parse(text))
  if (!parsed.success) throw new OpsError(`${join(folder, 'backup.json')} is none of ours.`)
  return parsed.data
}

/** Lines in pieces that the shop takes at once; a long line is a piece of its own. */
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
