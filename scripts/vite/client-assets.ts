import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:client-assets'
const SOURCES = {
  entry: 'client/entry.ts',
  style: 'client/styles/style.css',
  font: 'client/fonts/overpass-latin-wght-normal.woff2',
} as const

/**
 * Tells the worker where the browser's files are: the hashed ones of the client build (which has
 * to run first), or Vite's own addresses while developing.
 */
export function clientAssets(): Plugin {
  let root = process.cwd()
  let developing = false
  return {
    name: 'client-assets',
    configResolved(config) {
      root = config.root
      developing = config.command === 'serve'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return
      return `export default ${JSON.stringify(developing ? sources() : built(root))}`
    },
  }
}

function sources() {
  return {
    entry: `/${SOURCES.entry}`,
    style: `/${SOURCES.style}`,
    font: `/${SOURCES.font}`,
    buildId: 'development',
  }
}

function built(root: string) {
  const text = readFileSync(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Record<string, { file: string; css?: string[] }>
  const file = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`The client build has no ${source}`)
    return `/${found.file}`
  }
  return {
    entry: file(SOURCES.entry),
    style: file(SOURCES.style),
    font: file(SOURCES.font),
    buildId: createHash('sha256').update(text).digest('hex').slice(0, 12),
  }
}
