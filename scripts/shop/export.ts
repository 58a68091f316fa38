import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { exportFolder } from './export-folder.ts'
import { progressBar } from './progress.ts'
import { OpsError } from './shop.ts'

/** `shop export <folder>`: writes the catalogue in the import format, with the current stock. */
export const exportCommand: Command = {
  usage: 'export <folder>',
  summary: 'write the catalogue as an import folder',
  async run(args, shop) {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true })
    const [folder] = positionals
    if (!folder) throw new OpsError('Add the folder: npm run shop -- export <folder>')
    const { records } = await exportFolder(folder, shop, progressBar())
    for (const [file, count] of Object.entries(records)) {
      process.stdout.write(`${file.padEnd(18)} ${count}\n`)
    }
    return 0
  },
}
