import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { requireEmptyFolder } from './empty-folder.ts'
import { exportFolder } from './export-folder.ts'
import { progressBar } from './progress.ts'
import { UsageError } from './usage.ts'

/** `shop export <folder>`: writes the catalogue in the import format, with the current stock. */
export const exportCommand: Command = {
  usage: 'export <folder> [--force]',
  summary: 'write the catalogue as an import folder',
  async run(args, shop) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    })
    const [folder] = positionals
    if (!folder) throw new UsageError('Add the folder: npm run shop -- export <folder>')
    if (!values.force) await requireEmptyFolder(folder)
    const { records } = await exportFolder(folder, shop, progressBar())
    for (const [file, count] of Object.entries(records)) {
      process.stdout.write(`${file.padEnd(18)} ${count}\n`)
    }
    return 0
  },
}
