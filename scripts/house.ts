import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { asTable, crowds, figures, folderCycles, upwards } from './house/figures.ts'
import { importsAmong } from './house/imports.ts'
import { withPicture } from './house/picture.ts'
import { ROOMS, roomOf } from './house/rooms.ts'

const PAGE = 'docs/architecture.md'
const MOST_IN_A_FOLDER = 28
const MOST_IN_THE_ROOT = 5

/**
 * Prints figures of the source's order. With `--check` it fails where an import runs upwards, folders
 * import each other in a circle, a folder is crowded, or the picture in the docs is not true; with
 * `--picture` it redraws that picture.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, picture: { type: 'boolean' } },
})
const files = execFileSync('git', ['ls-files', 'worker', 'client', 'shared'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const imports = importsAmong(files)
const page = readFileSync(PAGE, 'utf8')
const redrawn = withPicture(page, files, roomOf)

if (values.picture) writeFileSync(PAGE, redrawn)
else if (values.check) check()
else console.log(asTable(figures(files, imports)))

function check(): void {
  const faults = [
    ...files.filter((file) => roomOf(file) < 0).map((file) => `${file} is in no room`),
    ...ROOMS.filter((_, room) => !files.some((file) => roomOf(file) === room)).map(
      ({ folder }) => `${folder} is a room without files`,
    ),
    ...upwards(imports).map(({ from, to }) => `${from} imports ${to}, which stands above it`),
    ...folderCycles(imports).map((folders) => `in a circle: ${folders.join(', ')}`),
    ...crowds(files)
      .filter(
        ([folder, count]) => count > (folder === 'worker' ? MOST_IN_THE_ROOT : MOST_IN_A_FOLDER),
      )
      .map(([folder, count]) => `${folder} has ${count} files`),
    ...(redrawn === page ? [] : [`${PAGE} draws other rooms: npm run house -- --picture`]),
  ]
  for (const fault of faults) console.error(fault)
  process.exit(faults.length === 0 ? 0 : 1)
}
