import { readdir } from 'node:fs/promises'
import { confirmed } from './confirmed.ts'
import { OpsError } from './shop.ts'

/**
 * Refuses a file, and asks before a command writes into a folder that is not empty. A missing
 * folder counts as empty.
 */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const names = await namesIn(folder)
  if (names.length === 0) return
  const some = names.length === 1 ? `"${names[0]}"` : `${names.length} files or folders`
  if (!(await confirmed(`${folder} holds ${some}, which may be overwritten.`)))
    throw new OpsError('Nothing was written.')
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT') return []
    if (code === 'ENOTDIR') throw new OpsError(`${folder} is a file, not a folder.`)
    throw error
  }
}
