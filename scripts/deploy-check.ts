import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CONFIG, readConfig } from './deploy/config.ts'
import { wrangler } from './deploy/wrangler.ts'
import { build } from './server/build.ts'
import { requireConfiguration } from './server/configuration.ts'

// A deployed build has no developer tools; the next local start builds again.
process.env.CLOUDFLARE_ENV ??= 'production'
await build()
requireConfiguration(readConfig().vars)

process.env.WRANGLER_LOG = 'log'
const folder = mkdtempSync(join(tmpdir(), 'ripstop-deploy-'))
process.exit(wrangler(['deploy', '--dry-run', '--config', CONFIG, '--outdir', folder]))
