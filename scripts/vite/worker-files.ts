import { globSync, renameSync } from 'node:fs'
import { basename } from 'node:path'

/** Fonts that the worker names by address are served with the client files. */
export function serveFontsOfWorker(): void {
  for (const file of globSync('dist/ripstop/assets/*.woff'))
    renameSync(file, `dist/client/assets/${basename(file)}`)
}
