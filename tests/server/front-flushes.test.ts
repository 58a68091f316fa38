import { Buffer } from 'node:buffer'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import { createGunzip, gunzipSync } from 'node:zlib'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { afterAll, expect, test } from 'vitest'

/** A page whose second chunk follows later, as if it waited for a backend. */
const SLOW_PAGE = `export default {
  async fetch() {
    const encoder = new TextEncoder()
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(encoder.encode('<html>opening '))
        await new Promise((resolve) => setTimeout(resolve, 200))
        controller.enqueue(encoder.encode('main</html>'))
        controller.close()
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}`

const SERVER = resolve('scripts/server')
const compatibilityDate = '2026-11-02'
const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: 0,
    cf: false,
    workers: [
      {
        name: 'front',
        compatibilityDate,
        compatibilityFlags: ['nodejs_compat'],
        modulesRoot: SERVER,
        modules: [{ type: 'ESModule' as const, path: resolve(SERVER, 'front.mjs') }],
        serviceBindings: { SHOP: 'shop' },
        unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
      },
      { name: 'shop', compatibilityDate, modules: true, script: SLOW_PAGE },
    ],
  }),
)
afterAll(() => miniflare.dispose())

async function get(headers: Record<string, string>): Promise<IncomingMessage> {
  const url = await miniflare.unsafeGetDirectURL('front')
  const [response] = await once(request(url, { headers }).end(), 'response')
  return response as IncomingMessage
}

test('a compressed page is sent chunk by chunk', async () => {
  const response = await get({ 'accept-encoding': 'gzip' })
  expect(response.headers['content-encoding']).toBe('gzip')
  const texts: string[] = []
  for await (const text of response.pipe(createGunzip())) texts.push(String(text))
  expect(texts).toEqual(['<html>opening ', 'main</html>'])
})

test('a compressed page is complete for clients that read it at once', async () => {
  const response = await get({ 'accept-encoding': 'gzip, br' })
  const chunks = await response.toArray()
  expect(String(gunzipSync(Buffer.concat(chunks)))).toBe('<html>opening main</html>')
})

test('a visitor who disconnects after the opening does not end the server', async () => {
  const left = await get({ 'accept-encoding': 'gzip' })
  await once(left, 'data')
  left.destroy()
  expect(
    String(gunzipSync(Buffer.concat(await (await get({ 'accept-encoding': 'gzip' })).toArray()))),
  ).toContain('main')
})
