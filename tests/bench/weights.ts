import { Buffer } from 'node:buffer'
import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { z } from 'zod'

const KIB = 1024
const ENTRY = 'client/entry.ts'
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
)

/** KiB of a reading page before any interaction, and of the worker. */
export async function weights(origin: string, path: string) {
  const html = Buffer.from(await (await fetch(`${origin}${path}`)).arrayBuffer())
  const styles = [...html.toString().matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(
    ([, href]) => `dist/client${href}`,
  )
  return {
    htmlGzipKiB: kib(gzipSync(html)),
    htmlBrotliKiB: kib(brotliCompressSync(html)),
    scriptKiB: gzipped(loaderFiles()),
    styleKiB: gzipped(styles),
    workerKiB: gzipped(globSync('dist/ripstop/**/*.js')),
  }
}

/** The loader with its static imports. */
function loaderFiles(): readonly string[] {
  const manifest = Manifest.parse(
    JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')),
  )
  const files = new Set<string>()
  function add(name: string) {
    const chunk = manifest[name]
    if (!chunk || files.has(`dist/client/${chunk.file}`)) return
    files.add(`dist/client/${chunk.file}`)
    for (const imported of chunk.imports) add(imported)
  }
  add(ENTRY)
  return [...files]
}

function gzipped(files: readonly string[]): number {
  return Number(
    files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length / KIB, 0).toFixed(1),
  )
}

function kib(bytes: Buffer): number {
  return Number((bytes.length / KIB).toFixed(1))
}
