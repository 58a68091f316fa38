import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createBuilder } from 'vite'
import { developerToolsIn } from './developer-tools.ts'

const SOURCES = [
  'worker/**/*.{ts,tsx,sql}',
  'client/**/*',
  'shared/**/*.ts',
  'scripts/vite/*.ts',
  'vite.config.ts',
  'wrangler.toml',
  'package-lock.json',
]
const STAMP = 'dist/.built-from'

/** Builds worker and client unless their sources are unchanged since the last build. */
export async function build(): Promise<'built' | 'unchanged'> {
  const stamp = fingerprint(SOURCES) + (process.env.CLOUDFLARE_ENV ?? '')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 'unchanged'
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  const tools = process.env.CLOUDFLARE_ENV ? developerToolsIn('dist/ripstop') : []
  if (tools.length > 0) throw new Error(`A build for deployment contains ${tools.join(', ')}`)
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, stamp)
  return 'built'
}

/** Hash over the contents of files. */
export function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync([...patterns]).sort()) {
    if (statSync(path).isFile()) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}
