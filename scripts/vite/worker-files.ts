import { globSync, renameSync } from 'node:fs'
import { basename } from 'node:path'

/** Fonts that the worker names by their address are read from where browsers' files lie. */
export function serveFontsOfWorker(): void {
  for (const file of globSync('dist/ripstop/assets/*.woff'))
    renameSync(file, `dist/client/assets/${basename(file)}`)
}
