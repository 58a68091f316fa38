import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { aShop } from './test-shop.ts'

const shop = aShop()

/**
 * Sends requests over one connection, as a proxy does. Returns their statuses, fewer if the
 * connection breaks.
 */
async function statusesOver(origin: string, requests: readonly string[]): Promise<number[]> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  const statuses: number[] = []
  let received = ''
  const done = new Promise<void>((resolve) => {
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      const ends = /\r\n0\r\n\r\n$|^HTTP\/1\.1 30\d|content-length: 0\r\n/i
      if (!ends.test(received) && !isWhole(received)) return
      statuses.push(Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]))
      received = ''
      const next = requests[statuses.length]
      if (next === undefined) socket.end()
      else socket.write(next)
    })
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  socket.write(requests[0] ?? '')
  await done
  return statuses
}

/** Whether a response is complete; one to HEAD has no body. */
function isWhole(received: string): boolean {
  const [head = '', ...rest] = received.split('\r\n\r\n')
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  return length !== undefined && rest.join('\r\n\r\n').length >= Number(length)
}

const requestOf = (method: string, path: string, headers: readonly string[], body = '') =>
  [`${method} ${path} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, '', body].join('\r\n')

const READ = requestOf('GET', '/robots.txt', [])
const CHUNKED = ['Transfer-Encoding: chunked', 'Content-Type: text/plain']
const A_BODY = '5\r\nhallo\r\n0\r\n\r\n'
const PAGES = ['/', '/stoffe', '/en/search?search=nylon', '/checkout/cart', '/login', '/robots.txt']

for (const path of PAGES) {
  test(`${path} with a body is a read`, async () => {
    const requested = requestOf('GET', path, CHUNKED, A_BODY)
    expect(await statusesOver(shop().origin, [requested, READ])).toEqual([200, 200])
  })
}

test('a HEAD with a body gets a response', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${shop().origin}/stoffe`, { method: 'HEAD' }, (response) =>
      resolve(response.statusCode),
    )
      .on('error', reject)
      .end('hallo')
  })
  expect(status).toBe(200)
})

const BODY = 'a'.repeat(20_000)
const LENGTH = `Content-Length: ${BODY.length}`
const REFUSED: readonly (readonly [number, string, readonly string[]])[] = [
  [403, '/checkout/cart/add', [LENGTH, 'Origin: https://foreign.test']],
  [405, '/stoffe', [LENGTH, 'Sec-Fetch-Site: same-origin']],
  [401, '/store-api/search', [LENGTH]],
]

for (const [status, path, headers] of REFUSED) {
  test(`a connection continues after a ${status} that read no body`, async () => {
    const refused = requestOf('POST', path, headers, BODY)
    expect(await statusesOver(shop().origin, [refused, READ, refused, READ])).toEqual([
      status,
      200,
      status,
      200,
    ])
  })
}

test.each([300_000, 5_000_000])('a connection continues after a form of %d bytes', async (size) => {
  const large = 'a'.repeat(size)
  const headers = [`Content-Length: ${large.length}`, 'Sec-Fetch-Site: same-origin']
  const refused = requestOf('POST', '/checkout/cart/add', headers, large)
  expect(await statusesOver(shop().origin, [refused, READ])).toEqual([413, 200])
})
