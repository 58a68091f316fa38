import { resolve } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clientAssets } from '#scripts/vite/client-assets.ts'

const root = resolve(import.meta.dirname, '../../..')
let server: ViteDevServer

beforeEach(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [clientAssets()],
    environments: { worker: {} },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, watch: null, ws: false },
  })
})
afterEach(() => server.close())

async function buildId(): Promise<string | undefined> {
  const assets = await server.environments.worker?.transformRequest('virtual:client-assets')
  return /"buildId":\s*"([^"]*)"/.exec(assets?.code ?? '')?.[1]
}

test('in development the script of every page connects to the server', async () => {
  const entry = await server.environments.client.transformRequest('/client/entry.ts')
  expect(entry?.code).toMatch(/^import ['"]\/@vite\/client['"]/)
})

test.each(['worker/pages/layout/skeleton.tsx', 'client/styles/style.css'])(
  'a change of %s reloads the browser, and no page of before is cached',
  async (file) => {
    const send = vi.spyOn(server.environments.client.hot, 'send')
    const before = await buildId()
    server.watcher.emit('change', resolve(root, file))
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }))
    expect(before).toMatch(/^development/)
    await vi.waitFor(async () => expect(await buildId()).not.toBe(before))
  },
)
