import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WHO_IS_THERE } from '#scripts/deploy/refusals.ts'

test('the deploy command stops at once without a Cloudflare login', () => {
  const home = mkdtempSync(join(tmpdir(), 'ripstop-nobody-'))
  // Removes this machine's environment, which can contain a token.
  const { SHOP_NAME, SHOP_ORIGIN } = process.env
  const own = { HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: 'false' }
  const env = { SHOP_NAME, SHOP_ORIGIN, ...own }
  const command = ['node_modules/wrangler/bin/wrangler.js', ...WHO_IS_THERE]
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  rmSync(home, { recursive: true })
  expect(stdout).toContain('"loggedIn":false')
  expect(status).toBe(1)
})
