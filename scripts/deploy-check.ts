import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { build } from './server/build.ts'
import { requireConfiguration } from './server/configuration.ts'

const CONFIG = 'dist/ripstop/wrangler.json'
const Built = z.object({ vars: z.record(z.string(), z.unknown()) })

// A deployed build has no developer tools; the next local start builds again.
process.env.CLOUDFLARE_ENV ??= 'production'
await build()
requireConfiguration(Built.parse(JSON.parse(readFileSync(CONFIG, 'utf8'))).vars)

// The build chose the environment; wrangler must not choose another.
const { CLOUDFLARE_ENV: _chosen, ...env } = process.env
const folder = mkdtempSync(join(tmpdir(), 'ripstop-deploy-'))
const args = ['deploy', '--dry-run', '--config', CONFIG, '--outdir', folder]
const { status } = spawnSync('node_modules/.bin/wrangler', args, {
  stdio: 'inherit',
  env: { ...env, WRANGLER_LOG: 'log' },
})
process.exit(status ?? 1)
