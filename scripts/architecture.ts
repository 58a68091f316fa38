import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { asTable, crowds, figures, folderCycles, upwards } from './architecture/figures.ts'
import { importsAmong } from './architecture/imports.ts'
import { withPicture } from './architecture/diagram.ts'
import { ROOMS, roomOf } from './architecture/layers.ts'

const PAGE = 'docs/architecture.md'
const MOST_IN_A_FOLDER = 28
const MOST_IN_THE_ROOT = 5

/**
 * Prints figures about the layers. `--check` fails on an upward import, a circle of folders, a crowded
 * folder or an outdated list in the docs; `--picture` updates that list.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, picture: { type: 'boolean' } },
})
const files = globSync('{worker,client,shared}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
const imports = importsAmong(files)
const page = readFileSync(PAGE, 'utf8')
const redrawn = withPicture(page)

if (values.picture) writeFileSync(PAGE, redrawn)
else if (values.check) check()
else console.log(asTable(figures(files, imports)))

function check(): void {
  const faults = [
    ...files.filter((file) => roomOf(file) < 0).map((file) => `${file} is in no layer`),
    ...ROOMS.filter((_, room) => !files.some((file) => roomOf(file) === room)).map(
      ({ folder }) => `${folder} is a layer without files`,
    ),
    ...upwards(imports).map(({ from, to }) => `${from} imports ${to}, a higher layer`),
    ...folderCycles(imports).map((folders) => `circular imports: ${folders.join(', ')}`),
    ...crowds(files)
      .filter(
        ([folder, count]) => count > (folder === 'worker' ? MOST_IN_THE_ROOT : MOST_IN_A_FOLDER),
      )
      .map(([folder, count]) => `${folder} has ${count} files`),
    ...(redrawn === page
      ? []
      : [`${PAGE} lists other layers: run npm run architecture -- --picture`]),
  ]
  for (const fault of faults) console.error(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
