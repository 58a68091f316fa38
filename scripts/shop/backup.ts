import { parseArgs } from 'node:util'
import { backUp } from './backup-folder.ts'
import type { Command } from './command.ts'
import { requireEmptyFolder } from './empty-folder.ts'
import { progressBar } from './progress.ts'
import { checkedBackup, restoreFolder } from './restore-folder.ts'
import { OpsError } from './shop.ts'

/**
 * `shop backup <folder>`: writes everything that cannot be rebuilt, including customers and orders.
 */
export const backupCommand: Command = {
  usage: 'backup <folder> [--force]',
  summary: 'write all data of the shop, including orders and customers',
  async run(args, shop) {
    const folder = folderOf(args, 'Add the folder: npm run shop -- backup <folder>')
    if (!args.includes('--force')) await requireEmptyFolder(folder)
    const { tables, files, mode } = await backUp(folder, shop, progressBar())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`${tables.length} tables, ${rows} rows, ${files.length} files\n`)
    if (mode === 'open')
      process.stdout.write(
        'The shop was open, so an order placed during the backup may be incomplete. Run `mode paused` first for an exact copy.\n',
      )
    return 0
  },
}

/** `shop restore <folder>`: restores a backup into an empty shop, which stays closed. */
export const restoreCommand: Command = {
  usage: 'restore <folder> [--dry-run]',
  summary: 'restore a backup into an empty shop',
  async run(args, shop) {
    const folder = folderOf(args, 'Add the folder: npm run shop -- restore <folder>')
    if (args.includes('--dry-run')) {
      const { takenAt, tables, files } = await checkedBackup(folder, progressBar())
      const size = `${tables.length} tables and ${files.length} files`
      process.stdout.write(`${size} of ${takenAt} are complete: nothing was restored.\n`)
      return 0
    }
    const { tables, files } = await restoreFolder(folder, shop, progressBar())
    process.stdout.write(`${tables.length} tables and ${files.length} files restored.\n`)
    process.stdout.write('The shop is closed. Check it, then run: npm run shop -- mode open\n')
    return 0
  },
}

function folderOf(args: readonly string[], question: string): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, strict: false })
  const [folder] = positionals
  if (!folder) throw new OpsError(question)
  return folder
}
