import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { developerToolsIn } from './developer-tools.ts'
import { fingerprint } from './fingerprint.ts'

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

const isBuiltFrom = (stamp: string) => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp
const stampOfSources = () => fingerprint(SOURCES) + (process.env.CLOUDFLARE_ENV ?? '')

/**
 * Builds worker and client, unless the last build has the same source files. Throws an `Error` if a
 * build for deployment contains developer tools.
 */
export async function build(): Promise<'built' | 'unchanged'> {
  const stamp = stampOfSources()
  if (isBuiltFrom(stamp)) return 'unchanged'
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  const tools = process.env.CLOUDFLARE_ENV ? developerToolsIn('dist/ripstop') : []
  if (tools.length > 0) throw new Error(`A build for deployment contains ${tools.join(', ')}`)
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, stamp)
  return 'built'
}

/**
 * Builds in a separate process, and ends this one if the build fails. A process that has built
 * retains 0.4 GB of memory, which a shop that runs for months must not hold.
 */
export function buildApart(): 'built' | 'unchanged' {
  if (isBuiltFrom(stampOfSources())) return 'unchanged'
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return 'built'
}
