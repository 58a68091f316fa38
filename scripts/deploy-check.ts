import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './server/build.ts'

await build()
const folder = mkdtempSync(join(tmpdir(), 'ripstop-deploy-'))
const args = ['deploy', '--dry-run', '--config', 'dist/ripstop/wrangler.json', '--outdir', folder]
const { status } = spawnSync('node_modules/.bin/wrangler', args, {
  stdio: 'inherit',
  env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
})
process.exit(status ?? 1)
