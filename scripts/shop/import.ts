import { parseArgs } from 'node:util'
import type { Command } from './command.ts'
import { confirmed } from './confirmed.ts'
import { importFolder } from './import-folder.ts'
import { drawMissingPlates } from './plates.ts'
import { printable } from './printable.ts'
import { progressBar } from './progress.ts'
import { OpsError } from './shop.ts'

/** `shop import <folder>`: replaces the catalogue, or lists every line that prevents it. */
export const importCommand: Command = {
  usage: 'import <folder> [--force] [--without-plates]',
  summary: 'replace the catalogue by a folder; one refused line changes nothing',
  async run(args, shop) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        force: { type: 'boolean', default: false },
        'without-plates': { type: 'boolean', default: false },
      },
    })
    const [folder] = positionals
    if (!folder) throw new OpsError('Add the folder: npm run shop -- import <folder>')
    const outcome = await importFolder(folder, shop, progressBar(), async ({ removed, of }) => {
      const effect =
        removed === 0 ? 'has no records' : `removes ${removed} of the shop's ${of} products`
      return values.force || confirmed(`The folder ${effect}.`)
    })
    if (!outcome.ok) {
      for (const { file, line, reason } of outcome.refusals) {
        const place = line === 0 ? `${file}.ndjson` : `${file}.ndjson:${line}`
        process.stderr.write(`${printable(`${place} ${reason}`)}\n`)
      }
      process.stderr.write(`${outcome.refusals.length} lines refused; nothing was changed.\n`)
      return 1
    }
    for (const [file, { changed, removed }] of Object.entries(outcome.imported.difference)) {
      process.stdout.write(`${file.padEnd(18)} ${changed} changed, ${removed} removed\n`)
    }
    process.stdout.write(`catalogue version  ${outcome.imported.version}\n`)
    return values['without-plates'] ? 0 : drawMissingPlates(shop)
  },
}
