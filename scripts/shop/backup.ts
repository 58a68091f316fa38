import { parseArgs } from 'node:util'
import { backUp } from './backup-folder.ts'
import type { Command } from './command.ts'
import { progressBar } from './progress.ts'
import { restoreFolder } from './restore-folder.ts'
import { OpsError } from './shop.ts'

/** `shop backup <folder>`: everything that cannot be rebuilt, customers and orders included. */
export const backupCommand: Command = {
  usage: 'backup <folder>',
  summary: 'write everything the shop holds, orders and customers too',
  async run(args, shop) {
    const folder = folderOf(args, 'Into which folder? npm run shop -- backup <folder>')
    const { tables, files, mode } = await backUp(folder, shop, progressBar())
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    process.stdout.write(`${tables.length} tables, ${rows} rows, ${files.length} files\n`)
    if (mode === 'open')
      process.stdout.write(
        'The shop was open: an order of these seconds may be missing in part. `mode paused` first makes it exact.\n',
      )
    return 0
  },
}

/** `shop restore <folder>`: puts a backup back into an empty shop, which stays closed. */
export const restoreCommand: Command = {
  usage: 'restore <folder>',
  summary: 'put a backup back into an empty shop',
  async run(args, shop) {
    const folder = folderOf(args, 'From which folder? npm run shop -- restore <folder>')
    const { tables, files } = await restoreFolder(folder, shop, progressBar())
    process.stdout.write(`${tables.length} tables and ${files.length} files are back.\n`)
    process.stdout.write('The shop is closed: look at it, then npm run shop -- mode open\n')
    return 0
  },
}

function folderOf(args: readonly string[], question: string): string {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
  const [folder] = positionals
  if (!folder) throw new OpsError(question)
  return folder
}
