import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  asTable,
  findCrowdedFolders,
  figures,
  findFileCycles,
  findFolderCycles,
  findUpwardImports,
} from './architecture/figures.ts'
import { importsAmong } from './architecture/imports.ts'
import { withDiagram } from './architecture/diagram.ts'
import { LAYERS, layerOf } from './architecture/layers.ts'

const PAGE = 'docs/architecture.md'
const MAX_IN_A_FOLDER = 28
const MAX_IN_THE_ROOT = 5
const MAX_IN_A_CIRCLE = 4

/**
 * Prints figures about the layers. `--check` fails on an upward import, a circle of folders or of
 * more than four files, a crowded folder or an outdated list in the docs; `--diagram` updates that list.
 */
const { values } = parseArgs({
  options: { check: { type: 'boolean' }, diagram: { type: 'boolean' } },
})
const files = globSync('{worker,client,shared}/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.d.ts'))
  .sort()
const imports = importsAmong(files)
const page = readFileSync(PAGE, 'utf8')
const redrawn = withDiagram(page)

if (values.diagram) writeFileSync(PAGE, redrawn)
else if (values.check) check()
else console.log(asTable(figures(files, imports)))

function check(): void {
  const errors = [
    ...files.filter((file) => layerOf(file) < 0).map((file) => `${file} is in no layer`),
    ...LAYERS.filter((_, layer) => !files.some((file) => layerOf(file) === layer)).map(
      ({ folder }) => `${folder} is a layer without files`,
    ),
    ...findUpwardImports(imports).map(({ from, to }) => `${from} imports ${to}, a higher layer`),
    ...findFolderCycles(imports).map((folders) => `circular imports: ${folders.join(', ')}`),
    ...findFileCycles(imports)
      .filter((circle) => circle.length > MAX_IN_A_CIRCLE)
      .map((circle) => `circular imports of ${circle.length} files: ${circle.join(', ')}`),
    ...findCrowdedFolders(files)
      .filter(
        ([folder, count]) => count > (folder === 'worker' ? MAX_IN_THE_ROOT : MAX_IN_A_FOLDER),
      )
      .map(([folder, count]) => `${folder} has ${count} files`),
    ...(redrawn === page
      ? []
      : [`${PAGE} lists other layers: run npm run architecture -- --diagram`]),
  ]
  for (const error of errors) console.error(error)
  process.exit(errors.length === 0 ? 0 : 1)
}
