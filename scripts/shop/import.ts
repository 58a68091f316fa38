import { parseArgs } from 'node:util'
import { importFileName } from '#shared/schemas/import/files.ts'
import { buildDemo, DEMO_FOLDER, noteDemo } from '#scripts/server/demo.ts'
import { runningShop, STORAGE } from '#scripts/server/lock.ts'
import type { Command } from './command.ts'
import { confirmed } from './confirmed.ts'
import { listMissingPages } from './missing-pages.ts'
import { changeProducts, partsIn } from './change-products.ts'
import { importFolder, type Removal } from './import-folder.ts'
import type { ImportRefusal } from './import-media.ts'
import { drawMissingThumbnails } from './thumbnails.ts'
import { printable } from './printable.ts'
import { progressBar } from './progress.ts'
import { UsageError } from './usage.ts'

/** `shop import <folder>`: replaces the catalogue, or lists every line that prevents it. */
export const importCommand: Command = {
  usage:
    'import (<folder> | --demo) [--check | --dry-run] [--only <prices,stock>] [--force] [--without-thumbnails]',
  summary: 'replace the catalogue by a folder; one refused line changes nothing',
  async run(args, shop) {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        check: { type: 'boolean', default: false },
        only: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        demo: { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
        'without-thumbnails': { type: 'boolean', default: false },
      },
    })
    const [named] = positionals
    if (values.demo) await buildDemo()
    const folder = values.demo ? DEMO_FOLDER : named
    if (!folder) throw new UsageError('Add the folder: npm run shop -- import <folder>')
    const confirm = async ({ removed, of }: Removal) => {
      const effect =
        removed === 0 ? 'has no records' : `removes ${removed} of the shop's ${of} products`
      return values.force || confirmed(`The folder ${effect}.`)
    }
    const isDryRun = values.check || values['dry-run']
    if (values.only !== undefined) {
      const parts = partsIn(values.only)
      const { changed, refusals } = await changeProducts(folder, shop, { parts, isDryRun })
      listRefusals(refusals)
      const effect = isDryRun ? 'can be changed' : 'changed'
      process.stdout.write(`${changed} products ${effect}.\n`)
      return refusals.length === 0 ? 0 : 1
    }
    const outcome = await importFolder(folder, shop, progressBar(), confirm, { isDryRun })
    if (!outcome.ok) {
      listRefusals(outcome.refusals)
      process.stderr.write(`${outcome.refusals.length} lines refused; nothing was changed.\n`)
      return 1
    }
    listRefusals(outcome.leftOut)
    if (values.demo && !isDryRun && runningShop(STORAGE) === shop.url) noteDemo(STORAGE)
    for (const [file, { changed, removed }] of Object.entries(outcome.imported.difference)) {
      process.stdout.write(`${file.padEnd(18)} ${changed} changed, ${removed} removed\n`)
    }
    const { version } = outcome.imported
    if (version === null) {
      process.stdout.write('Nothing was changed.\n')
      return 0
    }
    process.stdout.write(`catalogue version  ${version}\n`)
    listMissingPages(outcome.imported.missingPages)
    if (outcome.leftOut.length > 0)
      process.stderr.write(`${outcome.leftOut.length} pictures left out; all else is imported.\n`)
    const drawn = values['without-thumbnails'] ? 0 : await drawMissingThumbnails(shop)
    return outcome.leftOut.length > 0 ? 1 : drawn
  },
}

function listRefusals(refusals: readonly ImportRefusal[]) {
  for (const { file, line, reason } of refusals) {
    const name = importFileName(file)
    const place = line === 0 || file === 'shop' ? name : `${name}:${line}`
    process.stderr.write(`${printable(`${place} ${reason}`)}\n`)
  }
}
