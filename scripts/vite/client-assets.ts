import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { buildIdOf } from './build-id.ts'
import { CLIENT_SOURCES, STYLES, EAGER_ISLANDS } from './client-sources.ts'

const ID = 'virtual:client-assets'

type Chunk = { readonly file: string; readonly imports?: readonly string[] }
type Manifest = Readonly<Record<string, Chunk>>

/**
 * Provides addresses of client files and contents of inlined style sheets to the worker: from the
 * client build, which runs first, or Vite's addresses in development.
 */
export function clientAssets(): Plugin {
  let root = process.cwd()
  let developing = false
  let changes = 0
  return {
    name: 'client-assets',
    configResolved(config) {
      root = config.root
      developing = config.command === 'serve'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return
      return `export default ${JSON.stringify(developing ? sources(changes) : built(root))}`
    },
    // Pages contain no script of Vite, so their own script connects to it.
    transform(code, id) {
      if (developing && id === resolve(root, CLIENT_SOURCES.entry))
        return { code: `import '/@vite/client'\n${code}`, map: null }
    },
    /** A change renews the build id, so no page of before is cached, and reloads the browser. */
    hotUpdate({ modules, server }) {
      if (this.environment.name === 'client') {
        server.environments.client.hot.send({ type: 'full-reload' })
        return []
      }
      const assets = this.environment.moduleGraph.getModuleById(`\0${ID}`)
      changes += 1
      return assets ? [...modules, assets] : modules
    },
  }
}

/** @param changes of a source file since the start */
function sources(changes: number) {
  const address = (source: string) => `/${source}`
  return {
    ...eachOf(CLIENT_SOURCES, address),
    // Vite transforms a sheet on request.
    styles: eachOf(STYLES, (source) => `@import "${address(source)}";`),
    // In development Vite serves single modules.
    islands: eachOf(EAGER_ISLANDS, (languages) => eachOf(languages, () => [])),
    buildId: `development-${changes}`,
  }
}

function built(root: string) {
  const text = readFileSync(resolve(root, 'dist/client/.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const address = (source: string) => `/${chunkOf(manifest, source).file}`
  const loaded = withImports(manifest, CLIENT_SOURCES.entry)
  return {
    ...eachOf(CLIENT_SOURCES, address),
    styles: eachOf(STYLES, (source) =>
      inside(readFileSync(resolve(root, 'dist/client', chunkOf(manifest, source).file), 'utf8')),
    ),
    islands: eachOf(EAGER_ISLANDS, (languages) =>
      eachOf(languages, (modules) => {
        const files = new Set(modules.flatMap((source) => [...withImports(manifest, source)]))
        return [...files].filter((file) => !loaded.has(file))
      }),
    ),
    buildId: buildIdOf(text),
  }
}

/** An inlined sheet must not close its own element. */
function inside(style: string): string {
  if (/<\/style/i.test(style))
    throw new Error('A style sheet contains </style and would close its own element')
  return style
}

function chunkOf(manifest: Manifest, source: string): Chunk {
  const found = manifest[source]
  if (!found) throw new Error(`The client build has no ${source}`)
  return found
}

/** Addresses of a module and its transitive imports. */
function withImports(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [] } = chunkOf(manifest, source)
  const address = `/${file}`
  if (seen.has(address)) return seen
  seen.add(address)
  for (const imported of imports) withImports(manifest, imported, seen)
  return seen
}

function eachOf<Name extends string, From, To>(
  all: Readonly<Record<Name, From>>,
  to: (source: From) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(all).map(([name, source]) => [name, to(source)])
  return Object.fromEntries(entries) as Record<Name, To>
}
