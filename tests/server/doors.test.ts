import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { DEVELOPER_TOOLS, developerToolsIn } from '#scripts/server/developer-tools.ts'
import { aShop, ask } from './test-shop.ts'

const shop = aShop()

/** A raw request, because `fetch` refuses some of these headers. */
function askByHand(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const sent = request(new URL(path, shop().origin), { headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode, text }))
    })
    sent.on('error', reject).end()
  })
}

test.each([
  '/cdn-cgi/local/scheduled',
  '/cdn-cgi/local/email',
  '/cdn-cgi/local/explorer',
  '/cdn-cgi/local/r2/public/ripstop-media/x',
  '/cdn-cgi/local/r2/s3/ripstop-files/x',
  '/cdn-cgi/handler/scheduled',
])("Miniflare's own path %s returns 404", async (path) => {
  const { status, text } = await askByHand(path)
  expect(status).toBe(404)
  expect(text).toContain('<html lang="de"')
})

test('no header changes the requested address', async () => {
  const { text } = await askByHand('/robots.txt', { 'MF-Original-URL': `${shop().origin}/en` })
  expect(text).toContain('User-agent: *')
})

test('the build contains no secrets of this machine', () => {
  expect(existsSync('dist/ripstop/index.js')).toBe(true)
  expect(existsSync('dist/ripstop/.dev.vars')).toBe(false)
})

test('a local build contains every developer tool, which a deployed build must not contain', () => {
  expect(developerToolsIn('dist/ripstop')).toEqual(DEVELOPER_TOOLS)
})

test.each([
  ['gzip, br', 'gzip'],
  ['br', 'br'],
  ['gzip;q=0', null],
  ['identity', null],
])('with Accept-Encoding %s a page is sent as %s', async (accepted, encoding) => {
  const response = await ask(shop().origin, { headers: { 'accept-encoding': accepted } })
  expect(response.headers.get('content-encoding')).toBe(encoding)
  expect(await response.text()).toContain('</html>')
})

test('cacheable compressed responses have Vary: Accept-Encoding', async () => {
  const page = await (await ask(shop().origin)).text()
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? ''
  for (const path of [script, '/favicon.svg']) {
    const response = await ask(shop().origin + path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('cache-control')).toContain('public')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
  }
})
