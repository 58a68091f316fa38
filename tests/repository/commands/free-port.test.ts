import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it, test } from 'vitest'
import { portOf } from '#scripts/server/free-port.ts'
import { freePort } from '#scripts/test/free-port.ts'

it('a free port can be opened and is outside the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort))
  expect(Math.max(...ports)).toBeLessThan(32_768)
  const server = createServer().listen(ports[0], '127.0.0.1')
  await once(server, 'listening')
  server.close()
})

test.each([
  [undefined, 8787],
  ['', 8787],
  ['8788', 8788],
  ['65535', 65_535],
  ['65536', null],
  ['70000', null],
  ['0', null],
  ['abc', null],
  ['8e3', null],
  [' 8787', null],
])('PORT=%s selects the port %s', (text, port) => {
  expect(portOf(text)).toBe(port)
})
