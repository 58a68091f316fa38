import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from '#shared/schemas/zod.ts'
import { openShop } from '#scripts/shop/shop.ts'

const home = process.cwd()
let folder: string
const sent: (string | null)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ripstop-secret-'))
  process.chdir(folder)
  writeFileSync('.dev.vars', 'OPS_SECRET=of-this-folder\n')
  vi.stubEnv('OPS_SECRET', '')
  vi.stubEnv('PORT', '')
  sent.length = 0
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('authorization'))
    return Response.json({})
  })
})
afterEach(() => {
  process.chdir(home)
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  rmSync(folder, { recursive: true })
})

async function ask(options: { url?: string; secret?: string } = {}) {
  const shop = await openShop(options)
  await shop.call({ method: 'GET', path: '/orders', schema: z.unknown() })
  return shop.url
}

/** Records that a shop runs in this folder. */
function running(url: string) {
  mkdirSync('.wrangler/state', { recursive: true })
  const holder = { pid: process.pid, startedAt: null, url }
  writeFileSync('.wrangler/state/v3.lock', JSON.stringify(holder))
}

test('a command calls the shop that runs in this folder', async () => {
  running('http://127.0.0.1:8790')
  expect(await ask()).toBe('http://127.0.0.1:8790')
  expect(await ask({ url: 'http://localhost:8790/' })).toBe('http://localhost:8790')
  expect(sent).toEqual(['Bearer of-this-folder', 'Bearer of-this-folder'])
})

test.each([
  ['no shop runs', {}, null],
  ['another shop is given', { url: 'http://127.0.0.1:8787' }, 'http://127.0.0.1:8790'],
  ['another host is given', { url: 'https://shop.test' }, 'http://127.0.0.1:8790'],
])('the secret of this folder is not sent if %s', async (_what, options, own) => {
  if (own) running(own)
  await expect(ask(options)).rejects.toThrow('its secret is not sent there')
  expect(sent).toEqual([])
})

test('the secret of this folder is sent to the origin of its shop', async () => {
  writeFileSync('.dev.vars', 'OPS_SECRET=of-this-folder\nSHOP_ORIGIN=https://shop.test\n')
  await ask({ url: 'https://shop.test' })
  expect(sent).toEqual(['Bearer of-this-folder'])
})

test('an explicitly given secret is sent to the given shop', async () => {
  await ask({ url: 'https://shop.test', secret: 'of-shop-test' })
  vi.stubEnv('OPS_SECRET', 'of-the-environment')
  await ask({ url: 'https://shop.test' })
  expect(sent).toEqual(['Bearer of-shop-test', 'Bearer of-the-environment'])
})

test('PORT selects the shop on this machine', async () => {
  vi.stubEnv('PORT', '8799')
  vi.stubEnv('OPS_SECRET', 'x')
  expect(await ask()).toBe('http://127.0.0.1:8799')
})
